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

## What can go wrong
error-not-offered =
    { $what ->
        [push] このサーバーはプッシュ通知を送りません。
       *[mail] このサーバーはメールを送りません。
    }
error-no-such-channel = すでにオフになっています。
error-request-subscription = このブラウザーのプッシュサービスは、ここからは使えません。
