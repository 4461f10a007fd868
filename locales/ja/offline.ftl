### Without a network: games kept in the browser, new versions, and thoughts that break down.

thought-broke-down = 思考中に問題が起きました。対局はこのまま続きます。
review-broke-down = 思考中に問題が起きました。振り返りはこのまま続きます。
new-version = コロリートの新しいバージョンがあります。
new-version-take = 読み込む
new-version-others = 先にコロリートのほかのページを閉じてください。それらは開いたときのバージョンのまま動いています。
kept-here = この対局はこのブラウザーだけに保存されています。
keep-on-server = サーバーに保存する
keep-named-on-server = { $red }と{ $blue }の対局をサーバーに保存する
kept-on-server = 対局をサーバーに保存しました。
games-here = このブラウザーに保存された対局
games-here-note = サーバーなしで始めた対局です。サーバーに保存するまで、ここに残ります。
start-play-here-note = コンピュータと、またはこの端末で二人で
folder-loading = コロリートを読み込んでいます。すべてこのブラウザーに保存され、その後はネットワークなしで遊べます。
folder-not-secure = このアドレスではコロリートを遊べません。ファイルのフォルダーとして使うには、https:// または http://localhost で始まるアドレスと、プライベートでないウィンドウが必要です。
folder-not-hosted = このフォルダーのコロリートで遊ぶには、配信する必要があります。このフォルダーで「{ $command }」を実行し、http://localhost:8000/ を開いてください。
