### The keys, as the box behind `?` names them.

keys-title = キー操作
keys-page = このページ
keys-board = ボード
keys-everywhere = どのページでも
keys-to-board = ボードへ移動し、さらに先へ
keys-walk = マスを移動する
keys-choose = コマを選ぶ、ここへ動かす
keys-release = 選択をやめる、先に指定した手を取り消す
keys-back = 1手戻る
keys-on = 1手進む
keys-first = 最初の局面へ
keys-last = 最後の局面へ
keys-replay = 直前の手をもう一度見る
keys-hint = ヒント
keys-take-back = 待った
keys-turn = ボードを回す
keys-type = 手を入力する
keys-zen = ボードだけを表示
keys-new = 新しい対局
keys-help = この一覧
keys-letters = 文字キーを使う
keys-letters-note = 音声で端末を操作する場合は切ってください。
