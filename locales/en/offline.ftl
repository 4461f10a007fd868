### Without a network: games kept in the browser, new versions, and thoughts that break down.

thought-broke-down = Something went wrong while thinking. The game goes on.
review-broke-down = Something went wrong while thinking. The review goes on.
new-version = There is a new version of Colorito.
new-version-take = Use it
new-version-others = Close the other pages of Colorito first: they go on with the version they were opened with.
kept-here = This game is kept in this browser only.
keep-on-server = Keep it on the server
keep-named-on-server = Keep { $red } – { $blue } on the server
kept-on-server = The game is kept on the server now.
games-here = Kept in this browser
games-here-note = These games were begun without a server. Each stays here until you have the server keep it.
start-play-here-note = Against the computer or for two at this device
folder-loading = Colorito is being loaded: it is all kept in this browser, and then needs no network.
folder-not-secure = Colorito cannot be played at this address. As a folder of files it needs one that begins with https:// or http://localhost, and a window that is not private.
folder-not-hosted = To play Colorito from this folder, it has to be hosted: run “{ $command }” in it and open http://localhost:8000/.
