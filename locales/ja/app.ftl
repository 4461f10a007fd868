### ボードのまわりのページと、ボードそのもの。
###
### プレイヤーについての文は、だれのことかを`$who`で知ります。`you`（読み手）、`computer`、または`name`（名前は`$name`）です。

## 入口
skip-to-content = 本文へ移動
page-description = 1892年生まれのボードゲーム「コロリート」。コンピュータや友だちと対局し、学び、問題を解けます。
doors = 主なページ
door-play = 対局
door-learn = 学ぶ
door-puzzles = 問題
door-analyse = 検討
door-games = 対局一覧
door-rules = ルール
language = 言語
settings = 設定
to-start = 最初のページへ

## 最初のページ
start-sentence = 1892年ロンドン生まれの、二人で競うゲームです。20個のコマをボードの反対側へ、それぞれ同じ色と数字のマスまで運びます。途中でコマが止まれるのは、白いマスとコマと同じ色のマスだけです。
start-play = 対局する
start-play-note = コンピュータと、または誰かと（同じ端末でも、離れていても）
start-learn = 学ぶ
start-learn-note = 短いレッスンで1手ずつ
start-analyse = 検討する
start-analyse-note = 手を試し、エンジンの評価を見る
start-continue = 前回の対局を続ける
board-start = コマを並べたコロリートのボード

## 新しい対局
play-title = 新しい対局
play-from-position = 先ほどの局面から始まります。
opponent = 相手
opponent-computer = コンピュータ
opponent-person = 同じ端末で二人
level = レベル
level-shown = レベル{ $level }（全10段階）・{ $word }
level-word-1 = やさしい
level-word-2 = おだやか
level-word-3 = 手ごたえあり
level-word-4 = 強い
level-word-5 = 容赦なし
names = 名前（任意）
name-of-red = 赤
name-of-blue = 青
your-side = あなたの側
side-red = 赤
side-blue = 青
chance = ランダム
starter = 先手
starter-you = あなた
starter-other = コンピュータ
variant = バリエーション
variant-colours = ジャストカラー
variant-colours-note = 数字は無視し、目標マスの色だけを合わせます。初めての対局に向いています。
variant-strict = 厳密なゲーム
variant-strict-note = ステップ-ジャンプのステップも、止まれるマスに着地しなければなりません。難しくなります。
variant-name-standard = 通常ルール
variant-name-strict = 厳密なゲーム
variant-name-colours = ジャストカラー
variant-name-strict-colours = 厳密なジャストカラー
house-rule = ハウスルール：同じ局面が3回現れたら引き分け
house-rule-note = ルールブックにはない、私たちの決まりです。どの対局にも終わりが来るようにするためのものです。
board = ボード
board-note = 手元のルールブックには図がないため、最初のボードの色の並びは私たちの復元です。ほかは比較用です。
board-name-standard = 標準
board-name-columns = 縦の並び
board-name-tiles = タイル
board-name-rows = 横の並び
board-unnamed = 独自の色の並び
board-make-own = 自分のボードを作る
clock = 時計
clock-none = 時計なし
clock-option = { $minutes }分＋1手{ $seconds }秒
clock-days = 1手{ $days }日
clock-days-saved = 1手{ $days }日、余った時間は{ $most }日まで持ち越し
clock-left =
    { $hours ->
        [0] { $days }日
       *[other] { $days }日{ $hours }時間
    }
kind-board = ボード：{ $name }
invitation-board = 別のボード
invitation-rated = レーティング対象
match-length = マッチ
match-single = 1局だけ
match-of = { $games }局
match-note = マッチでは1局ごとに先手が替わり、敗者には残りの手番数が失点としてつきます。
begin = 始める

## 対局
game-title = 対局
board-of-game = コロリートのボード
actions = できること
take-back = 待った
redo = 進める
hint = ヒント
resign = 投了
offer-draw = 引き分けを提案
turn-board = 回転
play-again = もう一局
restart = 最初から
more = その他
pass = パス
moves = 棋譜
no-moves-yet = まだ手がありません。
move-time = 考慮時間
look-first = 最初の局面
look-previous = 1手戻る
look-next = 1手進む
look-last = 最後の局面
looking-back =
    { $ply ->
        [0] 開始の局面です。
       *[other] { $last }手のうち{ $ply }手目の局面です。
    }
back-to-now = 現在の局面に戻る
type-move = 手を入力
type-move-example = 例：c1c3
play-it = 指す
cancel = やめる
done = 完了
undo = 元に戻す
export-record = 棋譜を保存
picture-svg = 画像（SVG）
picture-png = 画像（PNG）
link-position = この局面へのリンク
play-from-here = ここから対局
confirm-question = { $move }と指しますか？
plate-counts =
    { $home ->
        [20] 20個すべてゴール
       *[other] 20個のうち{ $home }個がゴール・残り約{ $needed }手
    }
player-you = あなた
player-computer = コンピュータ（レベル{ $level }）
player-recorded = コロリート（レベル{ $level }）
player-program = { $name }（プログラム）
turn =
    { $who ->
        [you] あなたの手番です。
        [computer] コンピュータが考えています。
       *[name] { $name }の手番です。
    }
two-sentences = { $first }{ $second }
complete =
    { $who ->
        [you] あなたは全コマをゴールさせました。
        [computer] コンピュータが全コマをゴールさせました。
       *[name] { $name }が全コマをゴールさせました。
    }
reply =
    { $who ->
        [you] 後手の最後の手番です。この1手で残りのコマがゴールすれば引き分けです。
        [computer] コンピュータには、引き分けに持ち込む最後の手番があります。
       *[name] { $name }には、引き分けに持ち込む最後の手番があります。
    }
special-near =
    { $who ->
        [you] あなたの残りの目標マスは、1つを除いて相手のコマで埋まっています。特殊なケースによる勝ちが近づいています。
        [computer] 注意：コンピュータの残りの目標マスは、1つを除いてあなたのコマで埋まっています。特殊なケースで負けるかもしれません。
       *[name] 注意：{ $name }の残りの目標マスは、1つを除いて相手のコマで埋まっています。特殊なケースで{ $name }の勝ちになるかもしれません。
    }
must-pass = 指せる手がないのでパスになります。
connection-lost = サーバーが応答しません。何も失われていません。復帰しだい続きます。
hint-thinking = よい手を探しています…
hint-move = { $move }
hint-pass = パスするしかありません
hint-over = { $pieces }を飛び越えます
hint-plain = { $move }：{ $why }。
hint-with-ladder = { $move }（{ $over }）：{ $why }。
hint-reason-completes = 最後のコマがゴールします
hint-reason-special-situation = 特殊なケースで勝ちになります
hint-reason-tie = あなたの最後のコマもゴールし、引き分けに持ち込めます
hint-reason-comes-home = コマがゴールします
hint-reason-clears-target = { $piece }の目標マスを空けます
hint-reason-leaves-opponents-target = 相手の目標マスに残ると、特殊なケースで相手を助けてしまいます
hint-reason-catches-up = 最後尾のコマが{ $rows }列追いつきます
hint-reason-builds-ladder = { $piece }のはしごになり、さらに{ $rows }列先まで進めるようになります
hint-reason-frees = { $piece }がまた動けるようになります
hint-reason-fetches = 孤立した{ $piece }を助けに行きます
hint-reason-fetches-with-two = 孤立した{ $piece }を助けに行きます。動かすには助けのコマが2個必要です
hint-reason-goes-ahead = { $rows }列進みます
hint-reason-prepares = コマどうしが助け合える距離を保ちます
hint-reason-only-move = ほかに指せる手はありません
resign-sure =
    { $who ->
        [you] この対局を投了しますか？
       *[name] { $name }はこの対局を投了しますか？
    }
draw-offered =
    { $who ->
        [you] 引き分けを提案しました。
       *[name] { $name }が引き分けを提案しています。
    }
draw-accept = 受ける
draw-decline = 続ける
game-deleted = 対局を削除しました。

## 終局：だれが勝ったか、次にその理由。`$who`は`won`では勝者、ほかでは敗者です。`$you`（読み手）は勝った（`won`）か、負けた（`lost`）か、見ていただけです。
won =
    { $who ->
        [you] あなたの勝ちです！
        [computer] コンピュータの勝ちです。
       *[name] { $name }の勝ちです。
    }
result-completion =
    { $you ->
        [won] あなたのコマがすべてゴールしました。
       *[other] 20個のコマがすべてゴールしました。
    }
result-special =
    { $you ->
        [won] 特殊なケースです。あなたの残りの目標マスは、すべて相手のコマで埋まっています。
        [lost] 特殊なケースです。相手の残りの目標マスを、すべてあなたのコマが埋めています。
       *[other] 特殊なケースです。勝者の残りの目標マスは、すべて相手のコマで埋まっています。
    }
result-resignation =
    { $who ->
        [you] あなたが投了しました。
        [computer] コンピュータが投了しました。
       *[name] { $name }が投了しました。
    }
result-time =
    { $who ->
        [you] あなたの時間切れです。
        [computer] コンピュータの時間切れです。
       *[name] { $name }の時間切れです。
    }
result-tie = 引き分けです。両者が同じ手数で全コマをゴールさせました。
result-repetition = 引き分けです。同じ局面が3回現れました（ハウスルール）。
result-agreement = 合意による引き分けです。
result-absence =
    { $who ->
        [you] あなたが対局から離れました。
        [computer] コンピュータが対局から離れました。
       *[name] { $name }が対局から離れました。
    }
result-claim = 引き分けです。一方が離れ、もう一方が引き分けを宣言しました。
result-aborted = 一方が初手を指さなかったため、対局は中止されました。成績には数えません。
score-exact =
    { $who ->
        [you] あなたの残りの手番数は{ $moves }、失点は{ $moves }です。
        [computer] コンピュータの残りの手番数は{ $moves }、失点は{ $moves }です。
       *[name] { $name }の残りの手番数は{ $moves }、失点は{ $moves }です。
    }
score-never =
    { $who ->
        [you] あなたはもう全コマをゴールさせられませんでした。
        [computer] コンピュータはもう全コマをゴールさせられませんでした。
       *[name] { $name }はもう全コマをゴールさせられませんでした。
    }
score-between =
    { $who ->
        [you] あなたの残りの手番数は{ $lower }〜{ $upper }です。
        [computer] コンピュータの残りの手番数は{ $lower }〜{ $upper }です。
       *[name] { $name }の残りの手番数は{ $lower }〜{ $upper }です。
    }
score-least =
    { $who ->
        [you] あなたの残りの手番数は{ $lower }以上です。
        [computer] コンピュータの残りの手番数は{ $lower }以上です。
       *[name] { $name }の残りの手番数は{ $lower }以上です。
    }
score-counting = 正確な数を数えています。
score-stop = 数えるのをやめる
score-go-on = さらに数える
watch-line = ゴールまでの道筋を見る
to-match = マッチへ

## 対局一覧
games-names = { $red } – { $blue }
delete-it = 削除

## ボードの言葉
comma = 、
piece =
    { $colour ->
        [red] 赤{ $number }
        [yellow] 黄{ $number }
        [dark-blue] 濃青{ $number }
       *[light-blue] 薄青{ $number }
    }
piece-home = { $piece }、ゴール済み
space-coloured =
    { $colour ->
        [red] 赤のマス
        [yellow] 黄のマス
        [dark-blue] 濃青のマス
       *[light-blue] 薄青のマス
    }
space-white = 白いマス
space-target = { $piece }の目標マス
note-chosen = 選択中
note-can-move = { $count }通り動けます
note-destination =
    { $hops ->
        [1] { $kind }で移動できます
       *[other] { $kind }で移動できます（{ $hops }区間）
    }
note-no-rest = ここには止まれません
kind-step = ステップ
kind-jump = ジャンプ
kind-step-jump = ステップ-ジャンプ
moved =
    { $kind ->
        [step] { $piece }が{ $from }から{ $to }へステップしました。
        [jump] { $piece }が{ $from }から{ $to }へジャンプしました。
       *[step-jump] { $piece }が{ $from }から{ $to }へステップ-ジャンプしました。
    }
moved-pass = 指せる手がなく、パスしました。

## うまくいかないとき
nowhere-title = 何もありません
nowhere-text = このアドレスにページはありません。
trouble-title = うまくいきませんでした
try-again = もう一度
error-unreachable = サーバーが応答しません。サーバーは動いていますか？
error-unknown = 問題が起きました（{ $code }）。ページを再読み込みしてください。
