### The page of a game: what its board and its buttons can do besides moving.

## Watching
review-it-now = 振り返り
look-again = この手をもう一度見る
watch-counter = ゴールまでの道筋：{ $of }手のうち{ $at }手目
watch-stop = 止める

## Choosing a move ahead
note-plan = このマスを先に指定
plan-made = { $from }から{ $to }への手を先に指定しました。そのとき指せる手なら自動で指します。
plan-lost = 先に指定した手は指せなくなりました。ほかの手を選んでください。

## Players
time-warning = 残り{ $seconds }秒です。
plate-home = 20個のうち{ $home }個がゴール

## Only the board
zen = ボードだけ表示
zen-off = すべて表示

## New game
play-more = くわしい設定
chosen-side =
    { $side ->
        [red] あなたの側：赤
        [blue] あなたの側：青
       *[chance] あなたの側：ランダム
    }
chosen-starter =
    { $who ->
        [you] 先手：あなた
        [computer] 先手：コンピュータ
        [friend] 先手：友だち
        [red] 先手：赤
        [blue] 先手：青
       *[chance] 先手：ランダム
    }

## Pictures, and two at one device
turning = 1手ごとにボードを回す
picture-copy = 画像をコピー
picture-copied = 画像をクリップボードにコピーしました。
picture-failed = ブラウザーに許可されませんでした。
embed-copy = 自分のページ用のコードをコピー
report = 通報する
block = ブロックする
embed-copied = コードをコピーしました。貼り付けた先で、画像が対局に合わせて変わります。
share = 共有

## Playing with others
opponent-friend = リンクで友だちと
opponent-anyone = ロビーでだれかと対局する
starter-friend = 友だち
rated-wish = レーティングの対象にする
make-link = リンクを作る
