### パスキー：パスワードを使わないサインイン。

passkey-sign-in = パスキーでサインイン
passkey-make-account = パスキーでアカウントを作る
passkey-make-note = パスキーは端末に保存され、指紋や顔、PINで確認されます。パスワードは要りません。
passkeys-title = パスキー
passkeys-note = パスキーは端末またはパスワード管理アプリに保存され、このサイトだけで使えます。推測されることも、サーバーから盗まれることもありません。
passkeys-none = パスキーはまだありません。
passkeys-not-here = 端末がパスキーを作れるのは、名前で、暗号化して接続するサーバーだけです。このサーバーでは使えません。
passkey-unnamed = パスキー
passkey-label = この端末の呼び名
passkey-add = パスキーを作る
passkey-added = パスキーを作りました。これからはこれでサインインできます。
passkey-times = 作成：{ $created }、最後の使用：{ $used }
passkey-time = 作成：{ $created }、未使用
passkey-forget = 削除
passkey-forget-named = パスキー「{ $label }」を削除
passkey-forgotten = パスキーを削除しました。端末からも削除してください。
passkey-failed = 端末でパスキーが作られないか、見つかりませんでした。
passkey-again = パスワードがありません。もう一度パスキーでサインインしてから、5分以内に行ってください。
error-wrong-passkey = このパスキーはここでは使えないか、時間がかかりすぎました。もう一度お試しください。
error-no-passkeys = 端末がパスキーを作れるのは、名前で、暗号化して接続するサーバーだけです。
error-no-such-passkey = そのパスキーはすでに削除されています。
error-last-passkey = このパスキーがないとサインインできなくなります。先にパスワードを決めるか、別のパスキーを作ってください。
error-too-many-passkeys = パスキーがすでに{ $most }個あります。先にどれかを削除してください。
error-not-fresh = もう一度パスキーでサインインしてから、5分以内に行ってください。
account-choose-password = パスワードを決める
