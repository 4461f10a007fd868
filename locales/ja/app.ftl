### The pages around the board, and the board itself.

## Doors
skip-to-content = 本文へ移動
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

## Start page
start-sentence = 1892年ロンドン生まれの二人用レースゲーム。20個のコマをジャンプで渡らせ、それぞれ同じ数字のマスへ。休めるのは白と自分の色のマスだけです。
start-play = 対局する
start-play-note = コンピュータと、または一つの盤を囲んで二人で
start-learn = 学ぶ
start-learn-note = 5分で全部わかります
start-analyse = 検討する
start-analyse-note = 手を試し、エンジンの考えを見る
start-continue = 前回の対局を続ける
board-start = コマを並べたコロリートのボード

## New game
play-title = 新しい対局
play-from-position = 先ほどの局面から始まります。
opponent = 相手
opponent-computer = コンピュータ
opponent-person = 隣にいる人
level = レベル
level-shown = レベル{ $level }(全10段階)・{ $word }
level-word-1 = やさしい
level-word-2 = おだやか
level-word-3 = 手ごたえあり
level-word-4 = 強い
level-word-5 = 容赦なし
names = お名前(任意)
name-of-red = 赤
name-of-blue = 青
your-side = あなたの側
side-red = 赤
side-blue = 青
chance = くじ引き
starter = 先手
starter-you = あなた
starter-other = コンピュータ
variant = バリエーション
variant-colours = ジャストカラー
variant-colours-note = 数字は無視し、目標マスの色だけが合えばよい遊び方です。初めての対局に。
variant-strict = 厳密なゲーム
variant-strict-note = ステップ-ジャンプのステップも、休めるマスに着地しなければなりません。難しくなります。
variant-name-standard = 通常ルール
variant-name-strict = 厳密なゲーム
variant-name-colours = ジャストカラー
variant-name-strict-colours = 厳密なジャストカラー
house-rule = ハウスルール:同一局面3回で引き分け
house-rule-note = 昔のルールブックにない唯一の決まりです。
board = ボード
board-note = 当時の模様は失われています。最初のものは私たちの復元です。
board-name-standard = 標準
board-name-columns = 縦列
board-name-tiles = タイル
board-name-rows = 横列
clock = 時計
clock-none = 時計なし
clock-option = { $minutes }分+1手{ $seconds }秒
match-length = マッチ
match-single = 1局だけ
match-of = { $games }局
match-note = マッチでは1局ごとに先手が替わり、敗者は残り手番数だけ失点します。
begin = 始める

## The game
game-title = 対局
board-of-game = コロリートのボード
actions = できること
take-back = 待った
redo = 進める
hint = ヒント
resign = 投了
offer-draw = 引き分けを提案
turn-board = 盤を回す
play-again = もう一局
restart = 最初から
more = その他
pass = パス
moves = 棋譜
no-moves-yet = まだ手がありません。
look-first = 最初の局面
look-previous = 1手戻る
look-next = 1手進む
look-last = 最後の局面
looking-back =
    { $ply ->
        [0] 開始の局面です。
       *[other] { $last }手中{ $ply }手目の局面です。
    }
back-to-now = 現在に戻る
type-move = 手を入力
type-move-example = 例:c1c3
play-it = 指す
cancel = やめる
done = 完了
undo = 元に戻す
export-record = 棋譜を保存
picture-svg = 画像(SVG)
picture-png = 画像(PNG)
link-position = この局面へのリンク
play-from-here = ここから対局
confirm-question = { $move } と指しますか?
plate-counts =
    { $home ->
        [20] 20個すべて到達
       *[other] 到達 { $home }/20・残り約{ $needed }手
    }
player-you = あなた
player-computer = コンピュータ(レベル{ $level })
turn-you = あなたの手番です。
turn-computer = コンピュータが考えています。
turn-other = { $who }の手番です。
two-sentences = { $first }{ $second }
reply-you = 相手が完成しました。あと1手だけ指せます。それで完成すれば引き分けです。
reply-other = { $complete }が完成しました。{ $who }は引き分けに持ち込む最後の1手を指せます。
special-near-you = 未到達の目標マスが一つを除いて相手のコマで埋まっています。特殊なケースによる勝ちが近づいています。
special-near-other = 注意:{ $who }の未到達の目標マスは、一つを除いて相手側のコマで埋まっています。特殊なケースになるかもしれません。
must-pass = 指せる手がないのでパスになります。
connection-lost = サーバーが応答しません。何も失われていません。復帰しだい続きます。
hint-thinking = よい手を探しています…
hint-move = { $move }
hint-pass = パスするしかありません
hint-over = { $pieces }を飛び越えます
hint-plain = { $move }:{ $why }。
hint-with-ladder = { $move }({ $over }):{ $why }。
hint-reason-completes = 最後のコマが到達します
hint-reason-special-situation = 特殊なケースで勝ちになります
hint-reason-tie = あなたも完成し、引き分けに持ち込めます
hint-reason-comes-home = コマが目標マスに着きます
hint-reason-clears-target = { $piece }の目標マスを空けます
hint-reason-leaves-opponents-target = 相手の目標マスに残ると、特殊なケースを助けてしまいます
hint-reason-catches-up =
    { $rows ->
       *[other] 最後尾のコマが{ $rows }列追いつきます
    }
hint-reason-builds-ladder =
    { $rows ->
       *[other] { $piece }のはしごになり、{ $rows }列先まで進めるようになります
    }
hint-reason-goes-ahead =
    { $rows ->
       *[other] { $rows }列進みます
    }
hint-reason-prepares = コマどうしが助け合える距離を保ちます
hint-reason-only-move = 唯一の手です
resign-sure = { $who }はこの対局を投了しますか?
draw-offered = { $who }が引き分けを提案しています。
draw-accept = 受ける
draw-decline = 続ける
game-deleted = 対局を削除しました。

## The end
result-completion = { $winner }の勝ち:20個のコマがすべて到達しました。
result-completion-you-win = あなたの勝ちです!コマがすべて到達しました。
result-completion-you-lose = { $winner }の勝ち:20個のコマが先に到達しました。
result-special = 特殊なケースで{ $winner }の勝ち:残りの目標マスがすべて相手のコマで埋まっています。
result-special-you-win = 特殊なケースであなたの勝ちです。残りの目標マスはすべて相手のコマで埋まっています。
result-special-you-lose = 特殊なケースで{ $winner }の勝ち:残りの目標マスをあなたのコマが埋めています。
result-resignation = { $winner }の勝ち:{ $loser }が投了しました。
result-resignation-you-win = あなたの勝ちです。{ $loser }が投了しました。
result-resignation-you-lose = 投了しました。{ $winner }の勝ちです。
result-time = { $winner }の時間勝ちです。
result-time-you-win = あなたの時間勝ちです。
result-time-you-lose = 時間切れです。{ $winner }の勝ちです。
result-tie = 引き分け:双方が同じ手数で完成しました。
result-repetition = 引き分け:同じ局面が3回現れました(ハウスルール)。
result-agreement = 合意による引き分けです。
score-exact =
    { $moves ->
       *[other] { $who }の残り手番数は{ $moves }、失点は{ $moves }です。
    }
score-exact-you =
    { $moves ->
       *[other] あなたの残り手番数は{ $moves }、失点は{ $moves }です。
    }
score-never = { $who }はもう完成できませんでした。
score-never-you = あなたはもう完成できませんでした。
score-between = { $who }の残り手番数は{ $lower }~{ $upper }。
score-between-you = あなたの残り手番数は{ $lower }~{ $upper }。
score-least = { $who }の残り手番数は{ $lower }以上。
score-least-you = あなたの残り手番数は{ $lower }以上。
score-counting = 審判が数えています。
score-stop = 数えるのをやめる
score-go-on = さらに数える
watch-line = 道筋を見る
to-match = マッチへ

## Match
match-title = マッチ
match-standing = { $red } 対 { $blue }、全{ $games }局
match-game = 局
match-result = 結果
match-sum = 得点
match-next = 次の対局
match-tied = マッチは引き分けです。
match-won = { $who }がマッチに勝ちました。

## My games
games-title = 対局一覧
games-none = まだ対局がありません。最初の一局をどうぞ。
games-more = もっと見る
games-names = { $red } – { $blue }
games-going-on = 対局中
games-won = { $winner }({ $how })
games-plies =
    { $plies ->
       *[other] { $plies }手
    }
won-by-red = 赤の勝ち
won-by-blue = 青の勝ち
ending-completion = 全コマ到達
ending-special = 特殊なケース
ending-resignation = 投了
ending-time = 時間切れ
ending-tie = 引き分け
ending-repetition = 同一局面の引き分け
ending-agreement = 合意の引き分け
continue-it = 続ける
review-it = 見る
export-it = 書き出す
delete-it = 削除
delete-named = { $red } – { $blue } を削除
import-title = 棋譜を読み込む
import-file = ファイルを選ぶ
import-text = ここに棋譜を貼り付け
import-it = 読み込む

## Analysis
analyse-title = 検討

## Settings
theme = 明るさ
theme-auto = 端末に合わせる
theme-light = 昼
theme-dark = ランプの灯り
palette = 配色
palette-enamel = エナメル
palette-clear = くっきり(色覚に配慮)
wood = ボード
wood-walnut = ウォールナット
wood-maple = メープル
wood-ebony = 黒檀
wood-felt = 緑のフェルト
pieces = コマ
pieces-enamel = エナメル
pieces-flat = 平面
pieces-bold = 大きな数字
volume = 音量
textures = 色マスの模様をはっきりさせる
textures-note = 斜線・点・格子・横線でも色がわかる模様を、濃く表示します。
sound = 音
motion = コマをひと跳びずつ動かす
pace = コマの速さ
pace-slow = ゆっくり
pace-normal = ふつう
pace-fast = 速い
confirm-moves = 指す前に確認する
confirm-moves-note = 小さな画面で便利です。

## Words of the board
comma = 、
piece = { $colour }{ $number }
piece-home = { $piece }、到達済み
colour-red = 赤
colour-yellow = 黄
colour-dark-blue = 濃青
colour-light-blue = 薄青
space-coloured = { $colour }のマス
space-white = 白いマス
space-target = { $piece }の目標マス
note-chosen = 選択中
note-can-move =
    { $count ->
       *[other] { $count }通り動けます
    }
note-destination =
    { $hops ->
       *[other] { $kind }で移動可、{ $hops }区間
    }
note-no-rest = ここでは休めません
kind-step = ステップ
kind-jump = ジャンプ
kind-step-jump = ステップ-ジャンプ
moved = { $piece }が{ $from }から{ $to }へ、{ $kind }。
moved-pass = 指せる手がなくパス。

## Trouble
nowhere-title = 何もありません
nowhere-text = このアドレスにページはありません。
trouble-title = うまくいきませんでした
try-again = もう一度
