### How players are told what happens while they look elsewhere.

channels-title = お知らせの受け取り方
channels-lead = このページを見ている間は、上のベルがすべてお知らせします。そのほかは、オンにするまでオフのままです。

## What is told
channels-wants = お知らせの内容
channels-want-turn = あなたの手番になったとき
channels-want-deadline = 持ち時間がなくなりそうなとき
channels-want-begun = 対局が始まったとき
channels-want-over = 対局が終わったとき
channels-want-draw-offer = 引き分けを提案されたとき
channels-want-take-back = 待ったを頼まれたとき
channels-want-rematch = もう一局を申し込まれたとき

## Push messages
channels-push = このブラウザーへのメッセージ
channels-push-note = コロリートのページを開いていなくても届きます。ブラウザーのプッシュサービスが届けますが、内容は読めません。
channels-push-on = オンにする
channels-push-off = オフにする
channels-push-not-here = このサーバーはプッシュ通知を送りません。
channels-push-stranger = だれかと対局を始めるか、ログインすると、ここにメッセージを受け取れます。
channels-push-not-in-browser = このブラウザーは、このアドレスからのプッシュ通知を受け取れません。iPhoneやiPadでは、先にコロリートをホーム画面に追加し、そこから開いてください。
channels-push-denied = このブラウザーはコロリートからの通知をブロックしています。ブラウザーのサイト設定で許可してください。
channels-push-failed = ブラウザーがプッシュサービスに接続できませんでした。しばらくしてからもう一度お試しください。
channels-browsers = ほかのブラウザー
channels-browser-unknown = 不明なブラウザー
channels-browser-since = { $when }からオン
channels-browser-off-named = { $browser }でオフにする

## E-mail
channels-mail = メール
channels-mail-note = 新しいお知らせは1通にまとめて届きます。最初のお知らせから10分後に、多くても1時間に1通です。持ち時間がなくなりそうなときだけは、すぐに届きます。どのメールにも、配信を止めるリンクがあります。
channels-mail-account = メールを受け取れるのはアカウントだけです。あなたを知らないブラウザーで読むこともあるからです。
channels-mail-address = メールアドレス
channels-mail-password-note = このアドレスのメールを読む人は、あなたのアカウントの新しいパスワードを選べます。そのため、今のパスワードを確認します。
channels-mail-add = 確認用のリンクを送る
channels-mail-new = { $address }にリンクを送りました。48時間以内に開いて、アドレスを確認してください。それまでは、ほかに何も送りません。
channels-mail-open = メールは{ $address }に届きます。
channels-mail-stopped = { $address }へのメールは、メールのリンクから止められました。また受け取るには、アドレスをもう一度入力してください。
channels-mail-failed = { $address }へのメールは戻ってきました。そこではだれにも届きません。別のアドレスを入力してください。
channels-mail-forget = このアドレスを削除
channels-mail-other = 別のアドレスを入力

## Feed and calendar
channels-feed = フィードとカレンダー
channels-feed-note = フィードリーダーにはお知らせを、カレンダーには通信対局の期限を表示できます。秘密のアドレスを知っている人は、どちらも読めます。
channels-feed-stranger = だれかと対局を始めるか、ログインすると、ここで秘密のアドレスを作れます。
channels-feed-make = 秘密のアドレスを作る
channels-feed-since = 秘密のアドレスを作った日時：{ $when }。新しく作ると、前のアドレスは使えなくなります。
channels-feed-anew = 新しく作る
channels-feed-once = 今コピーしてください。表示されるのは今回だけです。
channels-feed-atom = お知らせのフィード
channels-feed-calendar = 期限のカレンダー
channels-feed-copy = コピー
channels-feed-copy-named = コピー：{ $what }

## What can go wrong
error-not-offered =
    { $what ->
        [push] このサーバーはプッシュ通知を送りません。
       *[mail] このサーバーはメールを送りません。
    }
error-no-such-channel = すでにオフになっています。
error-request-subscription = このブラウザーのプッシュサービスは、ここからは使えません。
error-request-mail-address = メールを送れるアドレスではありません。ada@example.orgのように入力してください。
