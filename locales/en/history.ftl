# The history page.

history-title = The history of Colorito
history-caption = The board as it is reconstructed here

history-origin-title = London, 1892
history-origin-text-1 = Colorito was first published in London in 1892. Who invented it is not known.
history-origin-text-2 = Nine years earlier Halma had founded a family of games in which you cross the board with your pieces. Colorito kept Halma’s jumps and added two ideas that change everything. The pieces have numbers, so that each has one place to go. And each player has two colours, so that the board itself decides who may rest where.
history-origin-text-3 = The game became popular. The daughters of the last Tsar mention it in letters of about 1915, and Anastasia, the youngest, counted it among her favourite pastimes.

history-set-title = The set of 1892
history-set-text-1 = Descriptions on BoardGameGeek tell more than the rulebooks do. The board had ten by ten spaces in the shape of octagons. The first two rows of each side were numbered 1 to 20; the six rows between them were coloured in a regular pattern. One player had red and blue pieces, the other brown and yellow ones, and each colour filled a row.
history-set-text-2 = Sets of the time survive with collectors; a blog on abstract games showed two of them in 2013. It praises how much the players depend on each other’s pieces while they compete: a good plan balances using them and blocking them.

history-family-title = Its family
history-family-text-1 = The crossing games came within two decades: Halma in 1883, Star Halma (today’s Chinese Checkers) and Colorito in 1892, Salta on ten by ten squares in 1899, very popular for some years, and Rex in 1900.
history-family-text-2 = A board whose coloured pattern is tied to two colours of pieces for each player seems to be Colorito’s alone: the editor of 2010 knows of no other.

history-edition-title = The edition of 2010
history-edition-text-1 = For the new edition by Daniel Danzer the original rules were looked up at the British Library. The English, Spanish and Japanese rulebooks credit him with “updated rules, board design and variants”; the German one with research, graphics and the compilation of the rules. The two variants, Just Colours and the strict game, were added then.
history-edition-text-2 = The English rulebook promises “a light feeling, but enough depth to be a challenge for experienced gamers”. The German and the Japanese ones say the same in their own words; the Spanish one leaves the sentence out.

history-differences-title = Where the four rulebooks differ
history-differences-text-1 = They agree on how the game is played. Most of the differences are of wording. For the object of the game the Spanish rulebook names number and colour at once, the others add the colour only when they come to the end. The Spanish one alone says that yellow starts on light blue numbers. The German, English and Japanese ones call the position of their examples the beginning of the middle game.
history-differences-text-2 = The special situation is told in four ways. A player wins when the only targets left are held by the opponent: those not occupied by the player’s own pieces (German), by the correct pieces (English), not occupied by the player (Spanish), not yet reached (Japanese). The German one adds that the win is immediate. We take the strictest reading, the English one.
history-differences-text-3 = In Just Colours the pieces go to the row of the matching colour (German, English, Japanese); the Spanish rulebook says only that the colours must match, which comes to the same.

history-here-title = This Colorito
history-here-text-1 = We follow these four rulebooks. They date from 2010 and report the rules of 1892; they are not old themselves. Our copies are texts without pictures, so the pattern of the coloured spaces and the order of the pieces are reconstructed from what the texts say. Ten rows and a regular pattern are confirmed by the descriptions of the old sets; which pattern it was is not.
