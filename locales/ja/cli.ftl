### コマンドライン：ヘルプ、進み具合、意味の通らない入力への返事。

## 見出し
cli-usage = 使い方：
cli-commands = コマンド：
cli-arguments = 引数
cli-options = オプション
cli-example = 例：
cli-options-word = オプション
cli-command-word = コマンド
cli-default = 既定値：{ $value }
cli-possible = 選択肢：{ $values }

## 値の名前
cli-value-address = アドレス
cli-value-action = 操作
cli-value-database = データベース
cli-value-clock = 時計
cli-value-colours = 色数
cli-value-depth = 深さ
cli-value-elo = N,N
cli-value-file = ファイル
cli-value-file-or-database = ファイル|データベース
cli-value-folder = フォルダ
cli-value-format = 形式
cli-value-language = 言語
cli-value-move = 手
cli-value-name = 名前
cli-value-name-or-file = 名前|ファイル
cli-value-pixels = ピクセル
cli-value-player = プレイヤー
cli-value-port = ポート
cli-value-seed = 数
cli-value-side = 側
cli-value-space = マス
cli-value-text = テキスト
cli-value-theme = 外観
cli-value-what = 対象

## すべてのコマンド
cli-help-colorito = コロリート、1892年のボードゲーム。ハルマのように跳びますが、どのコマにも数字と色があります。
cli-help-help = ヘルプを表示します。長い形の「--help」はもっと詳しく説明します。
cli-help-help-about = コマンドのヘルプを表示する
cli-help-version = バージョンを表示します。
cli-help-language = 言語：en、de、es、ja。省略するとシステムの言語になります。
cli-help-variant = バリエーション：standard、strict（厳密なゲーム）、colours（ジャストカラー）、strict-colours（両方）。
cli-help-board = ボード：standard、columns、tiles、rows、または10文字の行を10並べたファイル。
cli-help-position = 局面。省略すると、赤の手番で始まる最初の局面です。

## serve
cli-help-serve = ウェブアプリケーションを起動する（コマンドなしでも同じ）
cli-help-serve-more = 準備ができるとアドレスを表示し、Ctrl-Cで終わります。対局はデータフォルダに保存します。そのほかの知らせは、RUST_LOGの指定に従って標準エラーに出します。
cli-help-serve-port = 待ち受けるポート。0なら空いているものを使います。
cli-help-serve-host = 待ち受けるアドレス。0.0.0.0はほかの機器からの接続を受け入れます（「--public」が必要です）。
cli-help-serve-data = 対局の保存先。省略すると、システムがアプリケーションのデータを置く場所です。
cli-help-serve-database = データフォルダの代わりに使う、対局のデータベース。SQLiteのファイル、または複数のサーバーで共有できるpostgres://user:password@host/name。
cli-help-serve-public = ほかの場所の人も、これらの名前やアドレスで接続できるようにします。それぞれの対局は指している人のものになり、この端末にいるだけですべての対局を扱える人はいなくなります。
cli-help-serve-proxy = 接続元についての申告（X-Forwarded-For、X-Forwarded-Proto）を信用するプロキシのアドレス。
cli-help-serve-url = サーバーのアドレス（https://colorito.exampleなど）。省略すると「https://」と「--public」の最初の名前です。
cli-help-serve-push = 希望したブラウザーに、そのブラウザーが指定するプッシュサービスを通じてプッシュ通知を送ります。
cli-help-serve-push-anywhere = この機器や自分のネットワークにあるプッシュサービスにも、暗号化されていない接続でも送ります。
cli-help-serve-mail = 希望したプレイヤーに、このメールサーバーを通じてメールを送ります：smtps://user@hostまたはsmtp://user@host。パスワードは「--mail-password」か環境変数COLORITO_MAIL_PASSWORDで渡します。
cli-help-serve-mail-from = メールの差出人。例：Colorito <colorito@example.org>
cli-help-serve-mail-password = メールサーバーのパスワードだけを書いたファイル。
cli-help-serve-metrics = Prometheus用の計測値を、このアドレスとポート（127.0.0.1:9192など）の/metricsで提供します。
cli-help-serve-log = ログの書き方。読むための行、または1行に1つのJSONオブジェクト。

## play
cli-help-play = ターミナルで遊ぶ
cli-help-play-more = 対局の条件も開くものも指定しないと、対局・レッスン・問題・検討のすべてがそろったメニューが現れます。疑問符のキーでキー一覧を表示します。対局はウェブアプリケーションと共通で、そちらが動いていてもいなくても遊べます。
cli-help-play-file = 読み込む棋譜。最初の一局を開きます。
cli-help-play-game = この名前の保存済みの対局を続けます。
cli-help-play-server = このアドレスのサーバーに接続し、そこにいる人と対局します。
cli-help-play-join = このリンクの招待や対局に移ります。
cli-help-play-lessons = レッスンから始めます。
cli-help-play-puzzle = 今日の問題から始めます。
cli-help-play-analyse = 局面を検討します。
cli-help-play-level = このレベル（1〜10）のコンピュータと対局します。
cli-help-play-two = 二人で一つのキーボードを使って対局します。
cli-help-play-side = コンピュータとの対局での自分の側：red、blue、random（ランダム）。
cli-help-play-starter = 先手：red、blue、random（ランダム）。
cli-help-play-clock = 持ち時間（分）と1手ごとの追加時間（秒）。例：10+5。
cli-help-play-no-repetition = 同じ局面が3回現れたら引き分けというハウスルールを使いません。
cli-help-play-plain = 全画面ではなく文章でやり取りします。入力か出力がターミナルでないときは、指定しなくてもこうなります。
cli-help-play-colours = 使う色の数：true、256、16、none。指定しなければターミナルの申告に従います。
cli-help-play-theme = 外観：lightまたはdark。指定しなければゲーム内で選んだもの、なければターミナルに従います。
cli-help-play-ascii = ASCII以外の記号を使いません。
cli-help-play-no-motion = コマをひと跳びずつ動かさず、すぐに置きます。
cli-help-play-data = 対局の保存先。指定しなければ「colorito serve」と同じ場所です。

## bot
cli-help-bot = プログラムのアカウントで、サーバーでエンジンに指させる
cli-help-bot-more = アカウントは自分のアカウントのページで作り、トークンはそこで一度だけ表示されます。Ctrl-Cで止めるまで指し、接続が切れても自動で戻ります。途中の対局は残り、次に始めたときに続けます。各対局の結果は1行で、対局の名前、「won」「drawn」「lost」のどれか、終わり方を出力します。
cli-help-bot-server = サーバーのアドレス。
cli-help-bot-token = トークン。ここに書くとこのマシンのほかの利用者に読まれます。ファイルか環境変数COLORITO_TOKENを使うほうが安全です。
cli-help-bot-token-file = トークンの入ったファイル。
cli-help-bot-engine = 指し手を選ぶもの。UGIエンジンのコマンド、または「colorito match」のプレイヤー（「level=5」など）。
cli-help-bot-level = 内蔵エンジンのレベル。1から10まで。
cli-help-bot-time = 1手の最長時間（ミリ秒）。時計があれば、必要に応じて短くします。
cli-help-bot-games = 同時に指す対局の数。
cli-help-bot-stop-after = この数の対局で終わる。
cli-help-bot-accept = ロビーの招待に応じる。
cli-help-bot-offer = ロビーに招待を出し続ける。10+5のような分と1手ごとの秒、または3dのような1手の日数。
cli-help-bot-variant = これらのバリエーションの対局だけ。
cli-help-bot-rated = レーティングに反映される対局もする。自分の招待も反映される。
cli-help-bot-programs = ほかのプログラムの招待にも応じる。
cli-help-bot-no-rematch = 相手が望んでも再戦しない。
cli-bot-no-token = トークンがないか、正しくありません。トークンは16進数64桁です。「--token-file」か環境変数{ $name }で渡してください。
cli-bot-plays = { $name }として指しています。
cli-bot-lost = 接続が切れました。つなぎ直します：{ $cause }
cli-bot-refused = サーバーがこのプログラムを受け入れません：{ $cause }

## perft
cli-help-perft = 指定した手数の手順をすべて数える
cli-help-perft-more = 最後の行は合計だけです。
cli-help-perft-depth = 手数、0から20まで。8あたりから何時間もかかります。
cli-help-perft-divide = 初手ごとに、その手で始まる手順の数を1行ずつ出します。

## moves
cli-help-moves = 指せる手を文字の順に1行ずつ並べる
cli-help-moves-stdin = 標準入力から局面を1行に1つ読み、それぞれに手を並べた1行で答えます。
cli-help-moves-ways = コマの道筋をひと跳びずつと、手の種類も出します。

## status
cli-help-status = 対局が終わったか、その理由を1つのJSONオブジェクトで答える
cli-help-status-more = 「ending」は「completion」「special」「tie」のどれかで、続いている間はnullです。「score」は敗者にまだ必要な手数です。証明済みなら数、そうでなければ下限「lower」と上限「upper」のオブジェクトです。
cli-help-status-time = 敗者の失点を調べる時間の上限（ミリ秒）。

## solve
cli-help-solve = 相手のコマを動かさずに、一方だけで進めるときの最少手数を求める
cli-help-solve-more = 1つのJSONオブジェクトを出します。「lower」は証明済みの下限、「upper」は「line」の長さ、「exact」は証明が済んだことを表します。手順が見つからない間は「upper」と「line」がnullで、ないと証明されたときは「lower」もnullです。
cli-help-solve-side = 動く側：rまたはb。
cli-help-solve-time = 時間の上限（ミリ秒）。
cli-help-solve-memory = メモリの上限（MiB）。
cli-help-solve-stdin = 標準入力から局面を1行に1つ読み、それぞれに1つのオブジェクトで答えます。

## render
cli-help-render = ボードをSVGまたはPNGで描く
cli-help-render-more = 出力ファイルを省略すると、絵は標準出力に出ます。
cli-help-render-output = 書き込むファイル。拡張子のsvgかpngで形式が決まります。
cli-help-render-format = ファイルがないとき、または拡張子でわからないときの形式。
cli-help-render-width = PNGの幅（ピクセル）。
cli-help-render-seat = 手前に座る側：rまたはb。
cli-help-render-theme = 外観：light（明るい）、dark（暗い）、print（白黒の紙用）。
cli-help-render-arrow = 手の道筋をひと跳びずつ示します。
cli-help-render-destinations = マスのコマを選び、行ける先を示します。
cli-help-render-last-move = 直前の手の始点と終点に印を付けます。例：a2a3
cli-help-render-no-coordinates = 枠の文字と数字を省きます。
cli-help-render-textures = 色を模様でも区別します。
cli-help-render-study = コマの欠けた局面を受け付けます。問題や、一方だけの局面に使います。
cli-help-render-empty = コマのないボードを描きます。

## site
cli-help-site = アプリ全体を、サーバーのいらないファイルのフォルダーとして書き出す
cli-help-site-more = ファイルを置ける場所ならどこでも、どんなパスでも動きます。アカウントと離れた人との対局はなく、対局はブラウザーに保存されます。
cli-help-site-directory = 書き込むフォルダー。そこにあるアプリのファイルは置き換えられます。
cli-site-written = { $file } に{ $count }個のファイルを書き込みました。
cli-site-open = ここで開くには「{ $command }」を実行し、http://localhost:8000/ を開いてください。

## bench
cli-help-bench = ルールとエンジンの速さを、単純なプログラムと並べて測る
cli-help-bench-more = 速さは、交互に測る単純な生成器との比です。数は正確で、変わってはいけません。エンジンの数は検査用の値です。メモリを使う数え上げは、覚えている局面の続きを数え直さないので、その速さは生成器の速さを示しません。
cli-help-bench-rounds = 測定を繰り返す回数、1から1000まで。中央値を使います。
cli-help-bench-depths = 代わりに、中盤の10局面をそれぞれ指定のミリ秒だけ1スレッドで考え、読んだ深さを出します。

## analyse
cli-help-analyse = 最善手を評価と読み筋つきで出す、または棋譜を振り返る
cli-help-analyse-more = 評価は手番の側のリードを手数で表します。#3は3手で勝ち、#-3は負けです。ファイルを渡すと、その対局を振り返ります。1手ごとのリード、分かれ目とより良い手、双方のまとめを出します。Ctrl-Cで途中で終え、そこまでの結果を出します。
cli-help-analyse-file = 振り返る棋譜。
cli-help-analyse-game = ファイルに複数の対局があるとき、何番目か。
cli-help-analyse-time = 考える時間（ミリ秒）。振り返りでは1手あたりです。
cli-help-analyse-lines = 表示する読み筋の数。
cli-help-analyse-threads = 読みに使うスレッドの数。
cli-help-analyse-json = 1つのJSONオブジェクトを出します。

## match と pool
cli-help-match = 2つのエンジンを、先手を入れ替えて2局ずつ対戦させる
cli-help-match-a = プレイヤーA：「engine」、「level=5,time=100,threads=2」のような設定、「greedy」「plain」「wary」「racer」「blocker」「stubborn」、またはUGIエンジンのコマンド。
cli-help-match-b = プレイヤーB。名前の付け方は同じです。
cli-help-match-games = 対局数。2の倍数に切り上げます。
cli-help-match-sprt = Aの強さの差がEloで下限か上限か、はっきりしたら終わります。例：0,20
cli-help-match-records = 対局をこのファイルに書きます。
cli-help-pool = 多くのエンジンを対戦させ、バリエーションごとに表を出す
cli-help-pool-players = プレイヤー。名前は「match」と同じです。最初のプレイヤーがほかの全員と対戦します。
cli-help-pool-all = ほかのプレイヤー同士も対戦させます。
cli-help-pool-variants = バリエーション。1つの代わりに、カンマで区切って並べます。
cli-help-pool-games = 2人ごとの対局数。2の倍数に切り上げます。
cli-help-pool-results = 結果のファイル。すでにある分は対戦しません。
cli-help-time = 1手あたりのミリ秒。
cli-help-openings = 序盤の種となる数。同じ数なら同じ序盤になります。
cli-help-concurrency = 同時に進める対局の数。
cli-help-plies = 双方合わせてこの手数を超えた対局は打ち切り、引き分けと数えます。

## ugi
cli-help-ugi = 標準入出力でエンジンのプロトコルUGIを話す
cli-help-ugi-more = 手で試すには「position startpos」、次に「go movetime 1000」、答えのあとに「quit」と入力します。

## database
cli-help-database = すべての対局をバックアップ、復元、検査、コピーする
cli-help-database-more = 「backup」はサーバーを動かしたまますべての対局を新しいファイルに書き出し、「restore」はそこから復元します。「check」はすべての対局を読み込んでルールに照らして調べ、「copy」は別のデータベースに写します。対局を置き換える前に、すべてのサーバーを止めてください。
cli-help-database-action = 行う操作。
cli-help-database-places = 「backup」と「restore」ではファイル。「copy」では読み込むデータベースと書き込むデータベース。
cli-help-database-database = データベース。SQLiteのファイル、またはpostgres://user:password@host/name。省略すると、この端末が対局を保存しているファイルです。
cli-help-database-replace = 今ある対局を置き換えます。

## admin
cli-help-admin = サーバーを管理する（アカウント、通報、お知らせ）
cli-help-admin-more = サーバーが動いていてもいなくても、データベースに対して行います。動いているサーバーは数秒で気づきます。「accounts」はアカウントの一覧で、文字を添えるとその文字で始まるものだけを示します。「close」はアカウントを停止し、「reopen」は再開し、「rename」は名前を変えます。「appoint」と「dismiss」は、これらを/adminでも行える人を決めます。「reports」は通報の一覧、「settle」は通報を処理済みにします。「message」は全員へのお知らせを出し、「message --clear」は取り下げ、文なしでは今のお知らせを示します。「log」は行われたことの一覧です。一覧は1行に1件、列の間はタブです。
cli-help-admin-action = 行う操作。
cli-help-admin-what = アカウントの名前（「rename」では2つ）、通報、またはお知らせの文。
cli-help-admin-database = データベース。SQLiteのファイル、またはpostgres://user:password@host/name。省略すると、この端末が対局を保存しているファイルです。
cli-help-admin-remark = 「settle」で、どう対応したかを記録に残します。
cli-help-admin-readers = 「message」で、お知らせの言語。省略するとコマンドラインの言語です。
cli-help-admin-clear = 「message」で、お知らせを取り下げます。
cli-help-admin-all = 「reports」で、処理済みの通報も示します。

## コマンドの返事
cli-serving = コロリートは { $address } で動いています
cli-game-over = 対局は終わっています。
cli-counting = 数えています
cli-measuring = 測定中
cli-playing = 対局
cli-reviewing = 手
cli-searching = 探索中
cli-solving = 計算中
cli-solving-now = 手数：{ $score }、調べた局面：{ $positions }
cli-thinking = 考えています
cli-thinking-now = 深さ{ $depth }
cli-copying = コピー中
cli-checking = 検査中
cli-database-copied = 「{ $file }」にすべての対局があります：{ $count }局
cli-database-checked = すべての対局に問題はありません：{ $count }局
cli-database-faults = 正しく保存されていない対局とマッチの数：{ $count }
cli-left = 残り{ $time }

## コマンドラインの誤り
cli-unknown-option = ここにはオプション「{ $option }」はありません。
cli-unknown-command = コマンド「{ $command }」はありません。
cli-perhaps = 「{ $other }」のことですか？
cli-wrong-value = 「{ $value }」は「{ $option }」に使えません。
cli-missing-value = 「{ $option }」のあとに値がありません。
cli-too-many-values = 「{ $option }」のあとの「{ $value }」は余分です。
cli-too-few-values = 「{ $option }」の値が足りません。
cli-twice = 「{ $option }」は一度しか指定できません。
cli-conflict = 「{ $option }」は「{ $other }」と一緒には使えません。
cli-missing = 足りないもの：{ $options }
cli-not-text = UTF-8でない引数があります。
cli-bad-arguments = このコマンドラインは意味が通りません。
cli-more-help = 詳しくは「{ $command }」をご覧ください。

## 入力の誤り
cli-bad-position = この局面は使えません：{ $cause }
cli-bad-board-name = 「{ $name }」は組み込みのボード（{ $names }）ではなく、ファイルとしても読めません：{ $cause }
cli-bad-board-file = ボードのファイル「{ $file }」：{ $cause }
cli-bad-line = 標準入力の第{ $number }行：{ $cause }
cli-bad-file = ファイル「{ $file }」：{ $cause }
cli-bad-option = オプション「{ $option }」：{ $cause }
cli-bad-player = 「{ $player }」というプレイヤーはいません。「colorito help match」で名前がわかります。
cli-no-such-game = ファイル「{ $file }」：{ $number }番目の対局はありません。最後は{ $last }番目です。
cli-format-wanted = 「--output」でファイルを、または「--format」で端末に出す形式を指定してください。
cli-unknown-ending = 「{ $file }」の拡張子はsvgでもpngでもありません。「--format」で選んでください。
cli-png-width = PNGの幅を{ $width }ピクセルにはできません。{ $least }から{ $most }までにしてください。
cli-port-in-use = ポート{ $port }は使用中です。別のコロリートかもしれません。「--port」で別のポートを選んでください。
cli-mail-relay = 「--mail」には、smtps://user@host:portまたはsmtp://user@host:portの形でメールサーバーを指定します。
cli-mail-relay-password = パスワードは、ほかの人に見えるコマンドラインには書けません。「--mail-password」のファイルかCOLORITO_MAIL_PASSWORDに入れてください。
cli-mail-from = 「--mail-from」にはメールアドレスが必要です。例：Colorito <colorito@example.org>
cli-mail-password = 「--mail」のメールサーバーにはパスワードが必要です。「--mail-password」のファイルかCOLORITO_MAIL_PASSWORDに入れてください。
cli-cannot-listen = { $address } で待ち受けられません：{ $cause }
cli-needs-public = アドレス{ $address }はほかの機器からの接続を受け入れます。「--public colorito.example」のように「--public」で接続に使う名前を指定するか、「--host」を外してください。
cli-bad-database = データベース「{ $file }」：{ $cause }
cli-database-exists = 「{ $file }」はすでにあります。別の名前にしてください。
cli-database-full = 「{ $file }」にはすでに対局があります（{ $count }局）。「--replace」で置き換えます。
cli-database-places = 「backup」と「restore」にはファイルが1つ、「copy」にはデータベースが2つ必要です。「check」には要りません。
cli-admin-words = 「accounts」には名前が1つまで、「rename」には2つ、「close」「reopen」「appoint」「dismiss」には1つ、「settle」には通報、「message」には文が1つまで必要です。「reports」と「log」には要りません。
cli-admin-in-vain = することがありませんでした。すでにそうなっているか、名前が使われています。
cli-match-failed = 対局を最後まで進められませんでした：{ $cause }
cli-line-not-text = この行はUTF-8のテキストではありません。
cli-line-too-long = この行は長すぎます。
cli-file-missing = 見つかりません。
cli-file-denied = アクセスできません。
cli-file-folder = フォルダです。
cli-file-too-large = 大きすぎます。
cli-file-not-text = UTF-8のテキストではありません。
cli-address-missing = この機器にそのアドレスはありません。
cli-system-says = システムからの知らせ：「{ $message }」
