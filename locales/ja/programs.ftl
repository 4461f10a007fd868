### 専用のアカウントで指すプログラム。作る人向け。

programs-title = あなたのプログラム
programs-note = プログラムは専用のアカウントで指し、プログラムであることはだれにでもわかります。本人の確認にはトークンを使います。
programs-name = プログラムの名前
programs-rated = 人との対局をレーティングに反映してよい
programs-rated-note = あなたや、あなたのほかのプログラムとの対局は反映されません。
programs-make = プログラムを作る
programs-none = まだプログラムはありません。
programs-used = トークンの最後の利用：{ $used }
programs-without-token = トークンがないので指せません。
programs-renew = 新しいトークン
programs-renew-named = { $name }の新しいトークン
programs-revoke = トークンを無効にする
programs-revoke-named = { $name }のトークンを無効にする
programs-revoked = トークンは無効になりました。
programs-delete = 削除
programs-delete-named = { $name }を削除
programs-delete-note = 途中の対局は投了になります。同じ名前は二度とだれも使えません。元に戻すことはできません。
programs-deleted = { $name }を削除しました。
programs-token = { $name }のトークン
programs-token-note = 表示されるのは今だけです。ほかの人に読まれない場所に保管してください。これを持つ人は、このプログラムとして指せます。
programs-token-copy = トークンをコピー
programs-token-copied = トークンをコピーしました。
