### 学ぶページと振り返るページ。

## 学ぶ
learn-page-title = コロリートを学ぶ
learn-page-lead = 短い練習を1手ずつ。すべて終えれば、ゲームの全体がわかります。
learn-progress = { $total }レッスンのうち{ $done }レッスン終了
learn-begin = 始める
learn-go-on = 続ける
learn-to-puzzles = 問題へ
learn-to-rules = ルールを読む
learn-done = 終了
learn-all = レッスン一覧
lesson-number = レッスン{ $number }
lesson-next = 次へ：{ $title }
exercise-number = 練習{ $number }（全{ $total }問）
exercise-next = 次の練習
lesson-show-me = 手本を見る
lesson-shown = 例えば{ $move }です。指してみましょう。
board-of-lesson = 練習のボード
legend-title = 印の意味
legend-step = ステップで行けるマス
legend-jump = ジャンプで行けるマス
legend-step-jump = ステップ-ジャンプで行けるマス
legend-no-rest = 暗いマス：選んだコマはここに止まれません
legend-target = 選んだコマの目標マス
legend-home = ゴールしたコマ
legend-last-move = 直前の手の始めと終わり

## ルール
rules-to-learn = 動かして学ぶ
rules-print = 印刷

## 問題
puzzles-page-title = 問題
puzzles-page-lead = 対局から選んだ{ $total }の局面です。どれにも、証明されたか、とても深い読みで確かめた答えがあります。
puzzles-progress = { $total }問のうち{ $done }問正解
puzzles-solved-of = { $total }問中{ $done }問
puzzles-grades = 難しさ（選ばなければすべて）
puzzles-all = 問題一覧
puzzle-solve = 解く
puzzle-solved-again = 正解済み。もう一度見る
puzzle-named = 問題{ $number }、{ $grade }
puzzle-named-solved = { $name }、正解済み
puzzle-show-answer = 答えを見る
puzzle-answer = 答え：{ $line }
puzzle-next-unsolved = 次の未解決の問題
puzzle-again = もう一度挑戦する
board-of-puzzle = 問題のボード

## 検討
board-of-analysis = 検討用のボード
analysis-variations = 変化
analysis-comment = この手へのコメント
analysis-remove = ここから削除
analysis-promote = 本筋にする
analysis-new = 新しい検討
link-copied = リンクをコピーしました。
link-copy-by-hand = コピー用リンク
engine-title = エンジン
engine-start = 開始
engine-stop = 停止
engine-how-many = 読み筋の数
engine-lines =
    { $lines ->
       *[other] 読み筋{ $lines }本
    }
engine-waiting = プロセッサーがすべて使用中です。空きしだい始めます。
engine-no-verdict = まだ評価がありません
engine-effort = 深さ{ $depth }、{ $nodes }局面、{ $seconds }秒
engine-done = 終了：深さ{ $depth }、{ $nodes }局面、{ $seconds }秒
placing-begin = 局面を作る
placing-end = この局面を検討する
placing-title = 局面を作る
placing-note = どのコマもどこにでも置けます。コマのあるマスに置くと入れ替わります。対局できない点は下に示します。
placing-turn = 手番
placing-playable = この局面は対局できます。
board-of-placing = 局面を作るボード
fault-missing = { $piece }がありません。
fault-twice = { $piece }が{ $first }と{ $second }の両方にあります。
fault-may-not-stand = { $piece }は{ $space }に止まれません。白でも、コマと同じ色でもないマスです。
fault-plies-contradict = ここで{ $side }の手番にはなりません。
papers-title = 局面や棋譜のテキスト
papers-text = 局面または棋譜をここに貼り付けてください
papers-load = 読み込む
papers-write = 棋譜をここに書き出す
papers-save = ファイルに保存

## 振り返り
review-title = 振り返り
board-of-review = 振り返りのボード
review-back = 対局へ
review-analyse = 検討する
review-progress = 振り返りの進み具合
review-progress-bar = 振り返った手数
review-state-none = この対局はまだ振り返っていません。
review-state-running = 振り返り中：{ $total }手のうち{ $reviewed }手。
review-state-stopped = { $total }手のうち{ $reviewed }手で止めました。
review-state-done = { $total }手すべてを振り返りました。
review-start = 対局を振り返る
review-stop = 止める
review-continue = 続ける
review-graph = リード（手数）
review-graph-name = { $reviewed }手までのリードです。最後は{ $standing }です。下の表にすべての手があります。
review-graph-empty = まだ1手も振り返っていません。
review-slider = 手
review-turns = 分かれ目
review-no-turns = ありません。勝負が決まるまでに、1手ぶん以上の損をした手はありませんでした。
review-no-turns-yet = 今のところありません。
review-turn-move = { $number }手目（{ $side }）：{ $move }
review-row-move = { $number }手目（{ $side }）
review-players = 対局者
review-table = すべての手の表
review-column-move = 手
review-column-played = 指した手
review-column-standing = その後の形勢
review-column-lost = 損
review-not-yet = この手はまだ振り返っていません。
analyse-title = 検討
