### ほかのプレーヤーについて、サーバーの管理者に伝えること。

report-title = 相手を通報する
report-why = どのようなことですか？
report-reason-abuse = 暴言や嫌がらせ
report-reason-cheating = コンピュータの助けを借りている、または別の人が指している
report-reason-stalling = わざと席を離れる、または引き延ばす
report-reason-name = 不快な名前
report-reason-other = その他
report-text = 自由記入
report-note = このサーバーの管理者が読みます。相手には知らされません。
report-send = 通報を送る
report-sent = ありがとうございます。サーバーの管理者が確認します。
block-question = 相手をブロックしますか？ロビーで互いの招待が見えなくなります。相手には知らされません。
blocked = ブロックしました。アカウントのページで取り消せます。
blocks-title = ブロックした相手
block-guest = ゲスト
block-since = { $day }から
unblock = ブロックを解除
unblock-named = { $name }のブロックを解除
