### Playing with people somewhere else: links and the lobby.

your-name = あなたの名前（省略できます）
play-as = { $name }として対局します。

## An invitation
invitation-title = あなたの招待
invitation-how = このリンクを一人だけに送ってください。最初に開いた人と対局します。アカウントは要りません。
invitation-link = リンク
invitation-share = リンクを送る・コピーする
invitation-code = リンクのQRコード
invitation-elsewhere = このリンクは別のブラウザで作られ、そこにだけ保存されています。
invitation-withdraw = 招待を取り消す
invitation-rated-wish = レーティングの対象にする
invitation-within = レーティング{ $least }～{ $most }の人へ
invitation-side = あなたは{ $side }
invitation-side-chance = 側はランダム
invitation-begins-you = あなたが先手
invitation-begins-other = 相手が先手
invitation-begins-chance = 先手はランダム
invitation-now-open = まだだれもリンクを開いていません。開かれると、このページは自動で対局に移ります。
invitation-now-taken = 対局が始まります。
invitation-now-withdrawn = この招待は取り消しました。
invitation-now-expired = 期限までにリンクが開かれませんでした。新しく作ってください。

## Following a link
join-title = 対局に招待されました
join-named = { $name }さんから対局に招待されました
join-play = 対局する
join-watch = 対局を見る
join-continue = あなたの対局へ
join-now-own = これはあなた自身のリンクです。だれかに送ってください。
join-now-taken = このリンクはすでに開かれ、対局が始まっています。観戦できます。
join-now-withdrawn = この招待は取り消されました。
join-now-expired = この招待は期限が切れました。

## The lobby
lobby-title = ロビー
lobby-lead = 対局を募集するか、だれかの募集に応じてください。このページを離れると募集は取り消されます。1手に日数のある対局の募集は残ります。
lobby-seek = 対局を募集する
lobby-more = そのほかの条件
lobby-side = あなたの側
lobby-chance = くじで決める
lobby-opponent = 相手のレーティング
lobby-within-any = だれでも
lobby-within = あなたの±{ $points }
lobby-clock = { $minutes }分＋{ $seconds }秒
lobby-open = 募集中の対局
lobby-empty = いまは募集がありません。最初の一人になりましょう。
lobby-computer = すぐにコンピュータと対局
lobby-somebody = ゲスト
lobby-yours = あなたの募集
lobby-accept = 応じる
lobby-accept-named = { $name }さんの募集に応じる
lobby-withdraw = 取り消す

## Watching others
watch-title = 進行中の対局
watch-lead = このサーバーでいま行われている対局です。最後の手から30分までここに表示されます。
watch-empty = いま対局している人はいません。ロビーで相手を募集してみましょう。

## In the game
next-waiting = 手番の来ている次の対局へ
ask-take-back = 待ったを頼む
take-back-asked =
    { $who ->
        [you] 最後の手の待ったを頼みました。
       *[name] { $name }が最後の手の待ったを頼んでいます。
    }
take-back-accept = 認める
take-back-decline = 続ける
rematch = 再戦
rematch-go = 次の対局へ
rematch-offered =
    { $who ->
        [you] 再戦を申し込みました。相手が答えるまで有効です。
       *[name] { $name }が再戦を申し込んでいます。
    }
rematch-accept = もう一局指す
rematch-decline = 今回はやめる
