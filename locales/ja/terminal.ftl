### The game in the terminal, full-screen and as lines of text.

## Menu and form
terminal-language-name = 日本語
terminal-open-record = 棋譜を開く
terminal-quit = 終了
terminal-yes = はい
terminal-no = いいえ
terminal-position = 局面
terminal-usual-start = 通常の初期配置
terminal-position-note = Enterキーで局面を入力または貼り付けできます。空のまま確定すると通常の初期配置に戻ります。

## Below the board
terminal-ask-move = 指し手：
terminal-ask-position = 局面：
terminal-ask-read = 読み込むファイル：
terminal-ask-write = 書き出すファイル：
terminal-ask-delete = この対局を削除しますか？
terminal-yes-or-no = Enter：はい、Esc：いいえ
terminal-written = ファイル{ $file }に書き出しました。
terminal-answer-draw = oで承諾、kで拒否します。
terminal-draw-declined = 引き分けの提案は断られました。
terminal-stop-counting = sで計算を打ち切ります。
terminal-home-count = ゴール{ $home }/{ $all }
terminal-judging = 少しお待ちください…
terminal-too-small = 画面が小さくてボードを表示できません。横{ $width }桁、縦{ $height }行が必要です。画面を広げるか、「--plain」を付けて始めてください。

## Keys
terminal-keys = キー操作
terminal-key-help = キー一覧
terminal-key-back = 戻る
terminal-key-quit = 終了（対局は保存済み）
terminal-key-suspend = いったんシェルに戻る（fgで再開）
terminal-key-cursor = カーソル移動
terminal-key-choose = コマを選び、行き先を選ぶ
terminal-key-type = 手を入力してもよい
terminal-brief-cursor = カーソル
terminal-brief-choose = 選ぶ
terminal-brief-type = 入力も可
terminal-key-next = 次のコマ・行き先
terminal-key-look-back = これまでの手を見る
terminal-key-browse = 1手戻る・進む
terminal-key-write = 棋譜をファイルに保存
terminal-key-read = 棋譜をファイルから読む
terminal-key-position = 局面を入力
terminal-key-engine = エンジンの開始・停止
terminal-key-lines = 読み筋の数
terminal-key-variation = 変化
terminal-key-start-stop = 開始・停止
terminal-key-next-turn = 次の分かれ目
terminal-key-last-turn = 前の分かれ目
terminal-key-go-on = 次へ
terminal-key-move = 上下に移動
terminal-key-open = 開く
terminal-key-change = 変更
terminal-legend-target = 選んだコマの目標マス
terminal-legend-home = ゴール
terminal-legend-last = 直前の手

## Trouble
terminal-file-missing = ファイル{ $file }がありません。
terminal-file-exists = ファイル{ $file }はすでにあります。別の名前にしてください。
terminal-file-forbidden = ファイル{ $file }を開く権限がありません。
terminal-file-trouble = ファイル{ $file }は使えません。
terminal-too-deep = 変化をこれ以上深く入れ子にできません。
terminal-broken = コロリートが異常終了しました。対局は{ $place }に保存されています。
terminal-broken-game = コロリートが異常終了しました。対局は{ $place }に保存されています。続けるには次を実行してください：{ $command }

## Lines of text
terminal-plain-welcome = コロリート、1892年生まれのボードゲームです。「ヘルプ」でコマンド一覧、「新規」で対局を始めます。
terminal-plain-game = 対局：{ $red }対{ $blue }、{ $variant }
terminal-plain-moved = { $player }：{ $moved }
terminal-plain-taken-back = { $count }手戻しました。
terminal-plain-home = これまでのゴール：赤{ $reds }、青{ $blues }。
terminal-plain-time = 残り時間：赤{ $redtime }、青{ $bluetime }。
terminal-plain-row = { $row }列目：{ $pieces }。
terminal-plain-row-empty = { $row }列目：空き。
terminal-plain-empty = 空き
terminal-plain-can-go = { $space }の{ $piece }の行き先：{ $moves }。
terminal-plain-stuck = { $space }の{ $piece }は動けません。
terminal-plain-no-piece = 「{ $text }」というコマはありません。c1のようにマスを入力するか、手番の側のコマの番号を入力してください。
terminal-plain-no-board = まだ局面がありません。「新規」で対局を始めてください。
terminal-plain-no-game = まだ対局が始まっていません。「新規」で始めてください。
terminal-plain-no-more = これが最後です。
terminal-plain-not-here = ここでは使えません。「ヘルプ」でコマンド一覧を表示します。
terminal-plain-unknown = 「{ $text }」というコマンドはありません。「ヘルプ」で一覧を表示します。
terminal-plain-unknown-term = 「{ $text }」は対局の条件に指定できません。「ヘルプ」で確認してください。
terminal-plain-go-on = 「次」で先に進みます。
terminal-plain-analysis = 検討を始めます。手を入力してください。「戻る」「進む」で前後に動き、「読み筋」でエンジンの考えを聞けます。

## Commands
terminal-word-board = ボード
terminal-word-moves = 指し手
terminal-word-status = 状況
terminal-word-hint = ヒント
terminal-word-back = 戻る
terminal-word-redo = 進む
terminal-word-draw = 引き分け
terminal-word-accept = 承諾
terminal-word-decline = 拒否
terminal-word-resign = 投了
terminal-word-save = 保存
terminal-word-position = 局面
terminal-word-new = 新規
terminal-word-games = 対局一覧
terminal-word-continue = 再開
terminal-word-open = 開く
terminal-word-lessons = レッスン一覧
terminal-word-lesson = レッスン
terminal-word-puzzle = 問題
terminal-word-next = 次
terminal-word-again = もう一度
terminal-word-answer = 正解
terminal-word-analyse = 検討
terminal-word-lines = 読み筋
terminal-word-review = 振り返り
terminal-word-stop = 停止
terminal-word-help = ヘルプ
terminal-word-quit = 終了

## Terms of a game
terminal-term-level = レベル
terminal-term-two = 二人
terminal-term-red = 赤
terminal-term-blue = 青
terminal-term-random = ランダム
terminal-term-red-starts = 赤先手
terminal-term-blue-starts = 青先手
terminal-term-no-clock = 時計なし
terminal-term-repetition = ハウスルールあり
terminal-term-no-repetition = ハウスルールなし

terminal-plain-help-moves = 手はc1c3または「3 c1-c3」のように入力します。c1のようにマスだけを入力すると、そこに何があるかを知らせます。
terminal-plain-help-board = 各列に何があるかを知らせます。
terminal-plain-help-moves-of = 動けるコマを知らせます。マスか番号を続けると、そのコマの行き先を知らせます。
terminal-plain-help-status = 対局の状況を知らせます。
terminal-plain-help-hint = 良い手を理由とともに教えます。
terminal-plain-help-back = 自分の直前の手を戻します。
terminal-plain-help-redo = 戻した手をもう一度指します。
terminal-plain-help-draw = 二人で指しているとき、引き分けを提案します。
terminal-plain-help-accept = 引き分けを承諾します。
terminal-plain-help-decline = 引き分けを断ります。
terminal-plain-help-resign = 投了します。
terminal-plain-help-save = 続けて書いた名前のファイルに棋譜を保存します。
terminal-plain-help-position = 局面を1行で知らせます。その行はあとで入力できます。
terminal-plain-help-new = 対局を始めます。「レベル 5」のようなレベル（1〜10）、二人（二人で指す）、赤・青・ランダム（自分の側）、赤先手、青先手、standard、strict、colours、strict-colours、columns、tiles、rows、ハウスルールなし、10+5のような時計を続けて書けます。
terminal-plain-help-games = 対局の一覧を知らせます。
terminal-plain-help-continue = 終わっていない最後の対局、または続けて書いた番号の対局を再開します。
terminal-plain-help-open = 続けて書いた名前のファイルから棋譜を読み込みます。
terminal-plain-help-lessons = レッスンの一覧を知らせます。
terminal-plain-help-lesson = 続けて書いた番号のレッスンを始めます。
terminal-plain-help-puzzle = 今日の問題、または続けて書いた番号の問題を始めます。
terminal-plain-help-next = 次の練習、レッスン、問題に進みます。
terminal-plain-help-again = 練習や問題を最初からやり直します。
terminal-plain-help-answer = 問題の正解を知らせます。
terminal-plain-help-analyse = ボード上の局面、または続けて書いた局面を検討します。
terminal-plain-help-lines = 検討中の局面についてエンジンの読み筋を知らせます。
terminal-plain-help-review = 対局を振り返り、分かれ目を知らせます。
terminal-plain-help-stop = 失点の計算、エンジン、振り返りを止めます。
terminal-plain-help-help = コマンドの一覧を知らせます。
terminal-plain-help-quit = 終了します。対局は保存されています。
