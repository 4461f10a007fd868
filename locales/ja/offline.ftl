### Without a network: new versions, and thoughts that break down.

thought-broke-down = 思考中に問題が起きました。対局はこのまま続きます。
new-version = コロリートの新しいバージョンがあります。
new-version-take = 読み込む
new-version-others = 先にコロリートのほかのページを閉じてください。それらは開いたときのバージョンのまま動いています。
