### Without a network: games kept in the browser, new versions, and thoughts that break down.

thought-broke-down = Something went wrong while thinking. The game goes on.
new-version = There is a new version of Colorito.
new-version-take = Use it
new-version-others = Close the other pages of Colorito first: they go on with the version they were opened with.
kept-here = This game is kept in this browser only.
keep-on-server = Keep it on the server
keep-named-on-server = Keep { $red } – { $blue } on the server
kept-on-server = The game is kept on the server now.
games-here = Kept in this browser
games-here-note = These games were begun without a server. Each stays here until you have the server keep it.
