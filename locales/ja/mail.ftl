### E-mails, the pages their links lead to, feeds and calendars.

## With notices
mail-settings = お知らせの内容を選ぶ：{ $link }
mail-stop = このメールの配信を止める：{ $link }

## Is it the right address?
mail-confirm-subject = これはあなたのメールアドレスですか？
mail-confirm-what = { $server }でコロリートを遊んでいる{ $name }さんが、対局についてのメールをこのアドレスで受け取りたいと希望しています。
mail-confirm-link = ご本人であれば、次のページで確認してください。リンクが使えるのは1回、{ $hours }時間以内です。
mail-confirm-otherwise = お心当たりがなければ、何もする必要はありません。ほかには何も届きません。

## Forgotten password
mail-recover-subject = { $name }さんの新しいパスワード
mail-recover-what = { $server }の{ $name }さんのパスワードを忘れたという申し出がありました。
mail-recover-link = ご本人であれば、次のページで新しいパスワードを選んでください。リンクが使えるのは1回、{ $hours }時間以内です。
mail-recover-otherwise = お心当たりがなければ、何もする必要はありません。パスワードはそのままです。
mail-recovered-subject = { $name }さんのパスワードが変更されました
mail-recovered-what = { $server }の{ $name }さんのパスワードが、このアドレスに送られたリンクから変更されました。すべてのブラウザーからログアウトしました。
mail-recovered-link = お心当たりがなければ、ここで別のパスワードを選び、ほかの人にメールを読まれないようにしてください。
mail-recovered-otherwise = ご本人であれば、何もする必要はありません。

## The pages behind the links
mail-confirm-title = メールアドレスの確認
mail-confirm-lead = 選んだお知らせが、このリンクを受け取ったアドレスに届くようになります。
mail-confirm-yes = 確認する
mail-confirm-done = アドレスを確認しました。
mail-stop-title = メールの配信を止める
mail-stop-lead = このリンクを受け取ったアドレスには、お知らせが届かなくなります。ページのベルは、これまでどおりすべてお知らせします。
mail-stop-done = お知らせのメールは届かなくなりました。
mail-to-settings = お知らせの受け取り方
recover-title = パスワードを忘れた場合
recover-lead = アカウントに確認済みのメールアドレスがあれば、そこにリンクが届きます。そのリンクから新しいパスワードを選べます。
recover-who = 名前またはメールアドレス
recover-ask = リンクを送る
recover-asked = 確認済みのアドレスがあるアカウントなら、まもなくメールが届きます。リンクが使えるのは1回、1時間以内です。
recover-new-title = 新しいパスワード
recover-new-lead = 変更すると、すべてのブラウザーからログアウトします。
recover-set = パスワードを変更する
recover-done = { $name }さんのパスワードを変更しました。新しいパスワードでログインしてください。
error-no-such-link = このリンクはすでに使われたか、古すぎます。新しいリンクを送ってもらってください。

## Feed and calendar
feed-title = コロリート：お知らせ
calendar-title = コロリート：期限
calendar-move =
    { $known ->
        [yes] { $name }との対局で指す期限
       *[no] ゲストとの対局で指す期限
    }
