### 自分のボード。

boards-title = 自分のボード
boards-lead = 色の並びが違う版をお持ちですか。文字で入力するか、色を塗ってください。間違いはすべて示し、ボードはこのブラウザーに保存します。
boards-grid = ボードの色の並び
boards-paint = 塗る色
boards-colour-red = 赤
boards-colour-yellow = 黄
boards-colour-dark-blue = 濃青
boards-colour-light-blue = 薄青
boards-colour-white = 色なし
boards-template = 元にするボード
boards-letters = 文字で書いた色の並び
boards-letters-note = 赤の席から見て上から10列。Rは赤、Yは黄、Dは濃青、Lは薄青、点は白。1、2、9、10列目は白です。
boards-complete = 残り半分を埋める
boards-playable = このボードで対局できます。
boards-built-in = これは最初から入っているボード「{ $name }」です。
boards-more-faults = { $count ->
   *[other] ほかに{ $count }か所の間違いがあります。
}
boards-name = 名前
boards-keep = このボードを保存
boards-kept = 「{ $name }」を保存しました。新しい対局と検討で選べます。
boards-own = 保存したボード
boards-none = まだありません。
boards-play = このボードで対局
boards-analyse = このボードで検討
boards-edit = 編集
boards-delete-named = 「{ $name }」を削除
boards-deleted = 「{ $name }」を削除しました。
