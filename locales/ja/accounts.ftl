### アカウントと、プレイする人のページ。

## アカウント
account-title = アカウント
account-device = ここの対局はこの端末のものです。アカウントは、ほかの人も使うサーバーにだけあります。
account-guest = ゲストとして遊んでいます。あなたを知っているのはこのブラウザーだけです。アカウントがあれば別の場所でもログインでき、ほかの人との対局があなたの名前でレーティングに反映されます。
sign-in = ログイン
account-name = 名前
account-name-note = 1種類の文字体系の文字と数字で3〜20文字。間にハイフン、下線、ピリオドを1つずつ入れられます。だれにでも見えます。
account-password = パスワード
account-password-note = 10文字以上。忘れたパスワードを取り戻すことはできません。
account-password-note-recovery = 10文字以上。忘れたときは、確認済みのメールアドレスへのリンクだけが頼りです。
account-forgotten = パスワードを忘れた場合
account-take-games = このブラウザーの対局を引き継ぐ
account-take-games-note = 引き継がないと、だれも開けなくなります。
account-make = アカウントを作る
account-made = { $name }さん、ようこそ。対局はすべてあなたのもののままです。
account-signed-in = { $name }としてログインしています。
account-own-page = あなたのページ
account-admin = サーバーの管理
account-sign-off = ログアウト
account-sessions = ログイン中のブラウザー
account-session-here = このブラウザー
account-session-unknown = 不明なブラウザー
account-session-times = { $created }から、最後の利用は{ $used }
account-session-end = ログアウトさせる
account-session-end-named = { $browser }をログアウトさせる
account-session-ended = ログアウトさせました。
account-sessions-end = ほかのすべてのブラウザーでログアウト
account-new-password-title = パスワードの変更
account-old-password = 今のパスワード
account-new-password = 新しいパスワード
account-change-password = 変更する
account-password-changed = パスワードを変更しました。ほかのブラウザーではログアウトしました。
account-seen = 観戦中の対局で自分の名前をほかの人に表示する
account-seen-note = 表示しない場合は人数にだけ数えられます。
account-holiday = 休暇
account-holiday-note = 休暇中は、1手ごとに日数が決まっている対局であなたの時計が止まります。休暇は1暦年に30日で、1回の休暇は最短1日です。対局相手にはあなたが休暇中であることが表示されます。持ち時間制の対局は止まりません。
account-holiday-left = 今年の休暇は残り{ $days }日です。
account-holiday-on = 休暇中です（最長で{ $day }まで）。
account-holiday-go = 休暇に入る
account-holiday-back = 休暇を終える
account-export = 自分のデータをすべて保存
account-export-note = アカウント、レーティング、すべての対局の棋譜が入った1つのファイルです。
account-delete = アカウントを削除
account-delete-note = ほかの人との途中の対局は投了になります。名前、レーティング、自分だけの対局は削除されます。ほかの人との対局は、あなたの名前なしで相手に残ります。同じ名前は二度とだれも使えません。元に戻すことはできません。
account-deleted = アカウントを削除しました。

## 強いプレイヤー
players-title = プレイヤー
players-live = 時計のある対局
players-correspondence = 通信対局
players-rank = 順位
players-player = プレイヤー
players-rating = レーティング
players-games = 対局数
players-none = まだ確かなレーティングがありません。
players-note = レーティング対象の対局がまだ少ない人のレーティングは暫定で、ここには載りません。
players-level = コンピュータ（レベル{ $level }）
players-levels = コンピュータのレベル
players-levels-note = レベルどうしの対戦から求めた値で、対局では変わりません。

## プレイヤーのページ
person-since = { $day }から
person-program-of = { $name }のプログラム
person-closed = このアカウントは、サーバーの管理者によって停止されています。
person-rating = { $rating } ± { $deviation }
person-provisional = 暫定
person-unrated = レーティング対象の対局はまだありません。
person-graph = レーティングの推移
person-graph-live = { $games ->
       *[other] 時計のある対局：{ $lowest }〜{ $highest }、現在{ $rating }、{ $games }局。
    }
person-graph-correspondence = { $games ->
       *[other] 通信対局：{ $lowest }〜{ $highest }、現在{ $rating }、{ $games }局。
    }
person-graph-table = 表で見る
person-ended = 終局
person-change = 増減
person-game = 対局
person-variants = バリエーション別の成績
person-opponents = 対戦成績
person-variant = バリエーション
person-opponent = 相手
person-won = 勝ち
person-drawn = 引き分け
person-lost = 負け
person-guest = ゲスト
person-gone = 削除されたアカウント
person-games = ほかの人との対局
person-result = 結果
person-result-all = すべて
person-result-open = 対局中
person-result-won = 勝ち
person-result-drawn = 引き分け
person-result-lost = 負け
person-game-open = 対局中
person-game-won = 勝ち
person-game-drawn = 引き分け
person-game-lost = 負け
person-counts = レーティング
person-counts-all = すべて
person-counts-yes = 対象
person-counts-no = 対象外
person-variant-all = すべて
person-no-games = 当てはまる対局がありません。
person-more = もっと見る

## うまくいかないとき
error-no-such-player = 「{ $name }」という名前の人はいません。
error-no-such-session = そのログインはもう終わっています。
error-no-accounts = ここの対局はこの端末のもので、アカウントはありません。
error-not-signed-in = 先にログインしてください。
error-wrong-password = 名前かパスワードが違います。
error-no-holiday = 今年の休暇は残っていません。
error-already-account = すでにアカウントがあります。
error-request-account-name-length = 名前は{ $least }〜{ $most }文字です（今は{ $length }文字）。
error-request-account-name-characters = 名前に使えるのは文字と数字で、間にハイフン、下線、ピリオドを1つずつ入れられます。
error-request-account-name-scripts = 名前の文字は1種類の文字体系でそろえてください。
error-request-account-name-reserved = この名前はだれも使えません。別の名前にしてください。
error-request-password-length = パスワードは{ $least }〜{ $most }文字です（今は{ $length }文字）。
error-request-password-is-name = パスワードが名前と同じです。別のものにしてください。
