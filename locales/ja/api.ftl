### サーバーのアドレスのページ。プログラムを書く人向け。

api-title = アドレス一覧
api-lead = プログラムがこのサーバーに問い合わせられる内容です。機械が読める形式：

## 検討
api-get-analysis = WebSocketで局面を検討します。
api-get-analysis-more = クライアントは`AnalysisQuestion`を、サーバーは`AnalysisNews`またはエラーを、1メッセージにつき1つのJSONで送ります。1つの問いについて考えるのは最長1分です。新しい問い、`stop`、または切断ですぐに終わります。
api-post-analysis-placing = 作った局面で対局できるかを調べ、間違いをすべて示します。
api-get-analysis-position = いくつかの手を指した後の局面を示します。
api-post-analysis-read = 変化手順とコメントを含む棋譜を読み込みます。
api-post-analysis-write = 変化手順とコメントを含む棋譜を書き出します。

## ボードと局面
api-get-board = コマのないボードを示します。
api-get-board-check = 自分で作ったボードの間違いをすべて示します。
api-get-board-picture-svg = コマのないボードをSVGで描きます。
api-get-position = 任意の局面と、そこで指せる手を示します。
api-get-position-more = `study=true`なら、レッスンや問題のようにコマが欠けていてもかまいません。
api-get-position-picture-png = 任意の局面をPNGで描きます。
api-get-position-picture-svg = 任意の局面をSVGで描きます。

## 対局
api-get-games = 自分の対局を、更新の新しい順に並べます。
api-post-games = 対局を始めます。
api-post-games-import = 棋譜から対局を作ります。
api-post-games-import-more = すべての棋譜が対局になるか、どれもならないかのどちらかです。エラーのときは、どの棋譜のどこに問題があるかを示します。
api-get-games-id = 対局を、現在または過去の時点で示します。
api-put-games-id = サーバーなしで指した対局を引き渡します。
api-put-games-id-more = 名前はそのままで、一度だけ保存されます。同じ対局をもう一度引き渡すと、ここにある対局がそのまま返ります。ごみ箱にあった場合は元に戻ります。
api-delete-games-id = 自分の対局を削除します。元に戻せます。
api-post-games-id-again = 同じ席、ルール、開始局面、時計で対局をやり直します。
api-get-games-id-embed-svg = いまの対局を、ほかのサイトのページ用に描きます。
api-get-games-id-embed-svg-more = ブラウザは毎回問い合わせ、対局が変わったときだけ画像を受け取ります。
api-get-games-id-hint = よい手を、その理由とともに示します。
api-get-games-id-kept = ブラウザーが保存する形で対局を表示します。ブラウザーで考えるためのものです。
api-get-games-id-kept-more = 二人の対局中は断られます。人を相手にしているときは、だれの手助けもしません。
api-get-games-id-picture-png = 対局の局面をPNGで描きます。
api-get-games-id-picture-svg = 対局の局面をSVGで描きます。
api-get-games-id-record = 対局の棋譜を渡します。
api-post-games-id-restore = 削除した自分の対局を元に戻します。
api-get-games-id-socket = WebSocketで対局の知らせを受け、手を指します。
api-get-games-id-socket-more = サーバーは`News`を、クライアントは`Command`を、1メッセージにつき1つのJSONで送ります。
api-post-games-id-command = 対局を操作します。命令はWebSocketと同じです。
api-post-games-id-command-more = `moves`、`computers-move`、`takeback`、`redo`、`resign`、`offer-draw`、`accept-draw`、`decline-draw`、`ask-take-back`、`accept-take-back`、`decline-take-back`、`rematch`、`decline-rematch`、`abort`、`claim-win`、`claim-draw`、`plan`、`stop-score`、`count-score`のいずれか。本文にはその`Command`の値を入れます。対局の変更は、保存してから応答します。同じ手を再送しても1回だけ指され、同じ応答が返ります。

## 振り返り
api-get-games-id-review = 対局の振り返りを、できているところまで示します。
api-post-games-id-review = 自分の対局の振り返りを始めるか、再開します。
api-post-games-id-review-more = 1手ずつ裏で進め、対局とともに保存します。サーバーを再起動しても続きます。
api-post-games-id-review-stop = 自分の対局の振り返りを止めます。見つかった内容は残ります。

## マッチ
api-post-matches = マッチと最初の対局を始めます。対局は応答の`current`です。
api-get-matches-id = マッチの対局と途中経過を示します。
api-post-matches-id-next = マッチの次の対局を始めます。先手が入れ替わります。
api-post-matches-id-next-more = 対局中なら、その対局を返します。2回問い合わせても問題ありません。

## 学習
api-get-lessons = すべてのレッスンを順に並べます。
api-get-lessons-lesson = レッスンを示します。
api-post-lessons-lesson-exercise = レッスンの練習（1から数える）で手を試します。
api-get-lessons-lesson-exercise-answer = 練習の正しい手を1つ、試した人に教えます。
api-get-puzzles = すべての問題を並べ、今日の問題を示します。
api-get-puzzles-id = 問題を示します。
api-post-puzzles-id = 問題で手を試します。
api-get-puzzles-id-answer = 問題の解き方を教えます。
api-get-rules = ルールの構成と例を示します。

## あなた
api-delete-session = サインアウトします。サーバーはあなたを忘れ、開いている接続は閉じます。
api-delete-session-more = 対局が端末のものである場合、忘れる相手はいません。
api-get-account = このサーバーにとってあなたがだれかを示します。
api-post-account = アカウントを作ります。ゲストの対局は、途中のものも含めてすべて残ります。
api-post-account-more = Cookieのトークンは新しくなります。
api-post-session = ログインします。ゲストの対局を引き継げます。
api-post-session-more = 名前とパスワードのどちらが違うかは示しません。Cookieのトークンは新しくなります。
api-get-account-sessions = ログイン中のブラウザーを一覧します。
api-delete-account-sessions = ここ以外のすべてでログアウトします。
api-delete-account-sessions-session = 1つのブラウザーでログアウトします。
api-post-account-password = パスワードを変更します。ここ以外ではログアウトします。
api-post-account-settings = アカウントの好みを伝えます。
api-get-account-export = あなたについて保存されているものを1つのファイルで取得します。
api-post-account-delete = アカウントを削除します。
api-post-account-delete-more = ほかの人との途中の対局は投了になります。名前、パスワード、ログイン、レーティングと、ほかにだれも指していない対局は消えます。ほかの人との対局は、あなたの名前なしで相手に残ります。同じ名前は二度とだれも使えません。
api-get-players = 強いプレイヤーを一覧します。
api-get-players-name = ある人のレーティングと成績を示します。
api-get-players-name-games = ある人とほかの人との対局を一覧します。

## 「?」の後に書けるもの
api-parameter-variant = `standard`（省略時）、`strict`、`colours`、`strict-colours`のいずれか。
api-parameter-board = 最初から入っているボード（省略時は`standard`）、または上から10列、各10文字を`/`で区切ったもの。
api-parameter-position = 局面。省略時は対局開始の局面。
api-parameter-moves = そこからの手。カンマか空白で区切ります。
api-parameter-repetition-draws = 同じ局面が3回現れたら引き分けとするハウスルール。省略時は有効。
api-parameter-deleted = 削除していないものではなく、削除したもの。
api-parameter-before = あるページの続き。そのページの`next`を指定します。
api-parameter-limit = 件数、1〜200。省略時は50。
api-parameter-ply = 何手指した後か。省略時は現在。
api-parameter-theme = `light`（省略時）、`dark`、`print`のいずれか。
api-parameter-seat = 手前に座る側。省略時は赤。
api-parameter-width = PNGの幅（ピクセル）、16〜2048。省略時は800。
api-parameter-language = 画像が見えない人への説明の言語。`en`、`de`、`es`、`ja`のいずれか。省略時はブラウザーの言語。
api-parameter-from = すでにわかっている手数より後の手だけ。
api-parameter-starter = 先手。省略時は赤。局面を指定するときは、局面に含まれているので指定しません。
api-parameter-study = コマが欠けていてもよいか。
api-parameter-last = この局面に至った手。印をつけます。
api-parameter-day = 1970年1月1日からの日数。省略時はサーバーの日付。
api-parameter-opponent = 相手のアカウントの名前。省略時はだれとの対局でも。
api-parameter-of-variant = バリエーション。省略時はすべて。
api-parameter-result = 結果。`won`、`drawn`、`lost`、`open`のいずれか。省略時はすべて。
api-parameter-rated = レーティングの対象かどうか。省略時はすべて。

## Playing with others
api-get-invitations = ロビーで応じられる招待の一覧。
api-post-invitations = リンクまたはロビーでだれかを招待する。
api-post-invitations-more = リンクの鍵はこの返答でだけ知らせます。サーバーはそのハッシュだけを保存します。
api-get-invitations-id = 招待を見る。ロビーの招待はだれでも、リンクは招待した人だけ。
api-delete-invitations-id = 自分の招待を取り消す。
api-post-invitations-id-accept = ロビーの招待に応じる。対局が始まる。
api-post-invitations-look = リンクの招待の内容と、その後の状態を見る。
api-post-invitations-take = リンクから対局に入る。先に来た人が対局する。
api-get-account-passkeys = 自分のパスキーの一覧。
api-post-account-passkeys = 端末が作ったパスキーを保存する。
api-post-account-passkeys-begin = 端末にパスキーを求める。
api-delete-account-passkeys-passkey = パスキーを削除する。パスワードのないアカウントの最後の1つは残ります。
api-post-account-by-passkey-begin = 新しいアカウントのためのパスキーを端末に求める。
api-post-account-by-passkey = パスワードなしで、パスキーでアカウントを作る。ゲストの対局はすべて残ります。
api-post-account-by-passkey-more = クッキーのトークンが変わります。
api-post-session-by-passkey-begin = 端末にあるパスキーを求める。
api-post-session-by-passkey = パスキーでサインインする。ゲストの対局を引き継げます。
api-post-session-by-passkey-more = クッキーのトークンが変わります。
api-get-account-programs = 自分のプログラムの一覧。
api-post-account-programs = 自分のプログラムのアカウントを作る。
api-post-account-programs-more = トークンはこの応答でだけ伝え、サーバーはハッシュだけを残す。
api-post-account-programs-name = 自分のプログラムと人との対局をレーティングに反映してよいかを決める。
api-delete-account-programs-name = 自分のプログラムを削除する。
api-delete-account-programs-name-more = 途中の対局は投了になり、名前なしで相手に残る。
api-post-account-programs-name-token = 自分のプログラムに新しいトークンを与える。前のトークンは無効になる。
api-delete-account-programs-name-token = 自分のプログラムのトークンを取り上げる。それで開いたものは閉じられる。
api-get-events = ほかの人との自分の対局とロビーを聞く。
api-get-events-more = 読まれている間は応答が続く。1行に1つの`ProgramNews`で、最初はすべてを含む`state`。空行は生存の合図。
api-get-lobby-socket = ロビーと自分の招待の行方をWebSocketで聞く。
api-get-lobby-socket-more = サーバーは`LobbyNews`を1通に1つのJSONテキストで送る。時計のある対局への招待は、聞くのをやめると取り消される。
api-get-watch = 進行中の対局を一覧する。
api-get-watch-socket = 進行中の対局をWebSocketで聞く。
api-get-watch-socket-more = サーバーは`WatchNews`を1通に1つのJSONテキストで送る。最初にすべての対局、そのあとは変わったものだけ。
api-get-notices = 自分の知らせの一覧。
api-post-notices-seen = 知らせを見たことを伝える。対局を指定すればその対局の知らせだけ。
api-get-notices-socket = 自分の知らせをWebSocketで聞く。
api-get-notices-socket-more = サーバーは`NoticesAnswer`を1通に1つのJSONテキストで、最初と変わるたびに送る。
api-get-notices-channels = ほかを見ている間の出来事を、どう知らされるかを示す。
api-post-notices-browsers = 自分のブラウザーにプッシュ通知を送ってもらう。
api-post-notices-browsers-more = そのセッションとともに終わる。同じブラウザーについての以前の指定は置き換わる。
api-post-notices-browsers-channel = 自分のブラウザーの一つに送る知らせの種類と、その読み方を指定する。
api-delete-notices-browsers-channel = 自分のブラウザーの一つへのプッシュ通知を止める。
api-post-notices-mail = お知らせを送るメールアドレスを、前のものに代えて登録します。
api-post-notices-mail-more = まずそのアドレスに確認のメールを送ります。それまでは、ほかに何も送りません。
api-delete-notices-mail = お知らせを送るアドレスを削除します。
api-post-notices-mail-change = メールで送るお知らせと、その読まれ方を指定します。
api-post-mail-confirm = 送られたリンクで、そのアドレスのメールを読んでいることを示します。
api-post-account-recovery = パスワードを忘れたので、リンクを送ってもらいます。
api-post-account-recovery-more = そのアカウントがあってもなくても、確認済みのアドレスがあってもなくても、応答は同じです。
api-post-account-recovery-password = 送られたリンクで、別のパスワードを選びます。
api-post-account-recovery-password-more = すべてのセッションが終わり、そのことがメールで届きます。
api-post-notices-feed = プログラムがお知らせと期限を読む秘密のアドレスを作ります。
api-post-notices-feed-more = この応答でしか伝えません。前のアドレスは使えなくなります。
api-delete-notices-feed = プログラムがお知らせを読む秘密のアドレスを削除します。
api-get-games-id-conversation = ゲームで二人が伝え合ったことを表示します。
api-get-games-id-conversation-more = ゲームのWebSocketでは`conversation`として届きます。対局者の二人以外は、見ることも伝えることもできません。
api-post-games-id-say = 対局相手にことばを伝えます。
api-post-games-id-say-more = 決まったことばは、それぞれの言語で読まれます。文章は二人ともオンにしている間だけ書けます。プログラムは決まったことばだけを使います。
api-post-games-id-texts = ゲームでの自由な文章をオンまたはオフにします。
api-post-games-id-texts-more = 二人ともオンにしている間だけ有効で、どちらからでも終わらせることができます。
api-get-account-holiday = 休暇中かどうかと、今年の残りを表示します。
api-post-account-holiday = 休暇に入る、または休暇を終えます。
api-post-account-holiday-more = その間、1手ごとに日数が決まっている対局の時計が止まります。休暇は1暦年に30日で、1回の休暇は最短1日です。
api-post-games-id-report = 対局の相手をサーバーの運営者に報告する。
api-post-games-id-report-more = 同じ対局についての2回目の報告は1回目を置き換える。そのゲームで伝え合ったことも添えられます。
api-post-games-id-block = 対局の相手をブロックする。
api-post-games-id-block-more = 相手はロビーであなたの募集を見ることも受けることもできず、あなたにも相手の募集は見えない。対局中の相手の発言は表示されない。相手には知らされない。
api-get-blocks = ブロックした人の一覧。
api-delete-blocks-block = ブロックを解除する。
api-get-admin-reports = プレーヤーからの通報の一覧（サーバーの管理者用）。
api-get-admin-accounts = アカウントの一覧（サーバーの管理者用）。
api-get-admin-audit = サーバーの管理者が行ったことの一覧。
api-post-admin-deeds = アカウントを停止または改名する、通報を処理する、全員にお知らせを出す。
api-post-admin-deeds-more = サーバーの管理者用です。行ったことは記録されます。
api-get-announcements = サーバーの管理者からのお知らせを読む。
api-post-qr = リンクをQRコードとして描く。
