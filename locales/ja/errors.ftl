### What can go wrong, in sentences that say what to do.

## Between the page and the server
error-foreign-origin = 別のサイトからの要求なので受け付けませんでした。
error-foreign-host = このサーバーは{ $host }という名前には応答しません。同じ端末からなら127.0.0.1かlocalhostを使ってください。
error-no-such-address = このアドレスには何もありません。
error-no-such-method = このアドレスではその操作はできません。
error-no-such-game = その対局はありません。削除されたのかもしれません。
error-no-such-match = そのマッチはありません。
error-id-taken = このアドレスにはすでに別の対局があります。
error-no-such-ply = この対局はまだ{ $last }手なので、{ $asked }手目はありません。
error-too-large = 長すぎます。読み込めるのは{ $most }バイトまでです。
error-too-long = ここでは、一局の手数は{ $most }手までです。
error-not-json = ページとサーバーの間で行き違いがありました。ページを再読み込みしてください。
error-too-many = 一度に多すぎます。{ $seconds }秒ほどお待ちください。
error-too-much-kept = あなたの対局は、保存できる上限の{ $most }MBに達しています。新しい対局は始められません。
error-busy = コンピュータが同時に考える対局が多すぎます。少し待ってからもう一度どうぞ。
error-picture = 画像を描けませんでした。
error-data = 対局を保存するフォルダが使えません。
error-storage = 保存できませんでした。何も変わっていません。
error-migration = 保存されている対局は、コロリートの別のバージョンのものです。
error-corrupt = この対局は正しく保存されておらず、開けません。
error-internal = サーバー内部で問題が起きました。対局は変わっていません。
error-request = サーバーが要求を理解できませんでした。ページを再読み込みしてください。
error-request-unreadable = サーバーが要求を読めませんでした。ページを再読み込みしてください。
error-request-address = サーバーがこのアドレスを読めません。
error-request-list = ページとサーバーの間で行き違いがありました。ページを再読み込みしてください。
error-request-binary = サーバーが読めるのはテキストだけです。
error-request-websocket-only = このアドレスはWebSocket専用です。
error-request-variant = 「{ $text }」というバリエーションはありません。
error-request-theme = 「{ $text }」という外観はありません。
error-request-starter-with-position = 局面には先手の情報が含まれています。先手は指定しないでください。
error-request-position-in-match = マッチの対局は通常の初期配置から始まります。
error-request-level = レベル{ $level }はありません。1から10までです。
error-request-name-length = 名前は1〜{ $most }文字です（{ $length }文字あります）。
error-request-name-characters = 名前に制御文字は使えません。
error-request-client-length = ページとサーバーの間で行き違いがありました。ページを再読み込みしてください。
error-request-move-length = 手は{ $most }文字までです（{ $length }文字ありました）。
error-request-number = ここでは{ $found }は使えません。{ $least }〜{ $most }です。
error-request-place = 「{ $text }」から一覧を続けられません。
error-request-last-move = 「{ $text }」はこの局面の直前の手ではありません。

## The game has gone on
error-ply = その間に対局が進みました。これが現在の局面です。
error-client-id = 同じ手が異なる形で二度送られました。もう一度指すことはしません。
error-computers-turn = コンピュータの手番です。
error-persons-turn = コンピュータの手番ではありません。
error-computers-seat = こちらの側はコンピュータが指しています。投了させることはできません。
error-not-your-game = これはほかの人の対局です。観戦はできます。
error-not-your-side = { $side }はあなたの側ではありません。
error-needs-consent = それには相手の同意が必要です。
error-over = 対局はもう終わっています。
error-nothing-to-take-back = 戻せる手がありません。
error-nothing-to-redo = 進められる手がありません。
error-no-draw-with-computer = 引き分けに合意できるのは人どうしだけです。
error-no-draw-offer = { $side }への引き分けの提案はありません。
error-not-between-two = これは二人がそれぞれの側を持つ対局のためのものです。
error-asked-too-often = 相手が断りました。何手か進んでから、もう一度頼めます。
error-no-take-back-offer = { $side }が答える依頼はありません。
error-rated = レーティング対象の対局では待ったはできません。
error-not-over = 対局はまだ終わっていません。
error-no-rematch-offer = 再戦の申し込みはありません。
error-went-on = 次の対局はもう始まっています。
error-both-moved = 二人とも指したので、対局はもう中止できません。投了はできます。
error-not-absent = 相手は席にいるか、離れてからまだ十分な時間がたっていません。
error-texts-off = 自由な文章は、二人ともオンにしている間だけ書けます。
error-said-enough = 1回のゲームで伝えられるのは{ $most }回までです。
error-not-by-calendar = 返しの手を予定できるのは、1手ごとに日数が決まっている対局だけです。
error-your-turn = あなたの番です。返しの手は相手の番の間に予定します。
error-plan-line = { $line }番目の予定があなたの返しの手で終わっていません。
error-plan-contradicts = { $line }番目の予定は、同じ手に対して別の返しの手になっています。
error-no-score = 失点がつくのは、最後まで指された対局だけです。
error-not-counting = 今は何も数えていません。
error-nothing-to-count = もう数えるものはありません。
error-not-deleted = その対局は削除されていません。
error-changed-elsewhere = 別のサーバーがこの対局を変更しました。読み込み直してください。
error-match-over = このマッチの全{ $games }局は終わりました。

## 学びと振り返り
error-no-such-lesson = そのレッスンはありません。
error-no-such-puzzle = その問題はありません。
error-no-move = 「{ $text }」は手として読めません。
error-bad-tree = 変化の{ $at }番目の手はそこでは指せません。
error-bad-comment = コメントに閉じ波かっこは使えません。
error-too-many-analyses = 検討中の局面が多すぎます。少し待ってからもう一度お試しください。

## Moves
error-move-text = 「{ $text }」は手として読めません。「c1c3」や「3 c1-c3」のように書いてください。
error-move-wrong-number = { $space }にあるのは{ $piece }で、{ $number }番ではありません。
error-move-no-such-way = { $from }から{ $to }へは行けますが、その道筋ではありません。
error-move-game-over = 対局は終わっています。
error-move-must-move = 指せる手があるので、パスはできません。
error-move-same-space = 手は、始めたマスとは別のマスで終わらなければなりません。
error-move-no-piece = { $space }にコマはありません。
error-move-occupied = { $space }にはもうコマがあります。
error-move-not-yours = { $piece }は相手のコマです。
error-move-may-not-rest = { $piece }は{ $space }に止まれません。白でも、コマと同じ色でもないマスです。
error-move-out-of-reach = ステップでもジャンプでもステップ-ジャンプでも、{ $piece }は{ $space }に届きません。

## Positions
error-position-fields = 局面は空白で区切った4つの部分からなりますが、見つかった部分は{ $found }個です。
error-position-rows = 局面には10列必要です（{ $found }列あります）。
error-position-columns = { $row }列目のマスが10個ではなく{ $found }個です。
error-position-letter = { $row }列目の{ $column }筋にある「{ $letter }」はコマではありません。
error-position-run = { $row }列目の{ $column }筋にある「{ $run }」は空きマスの数（1〜10）ではありません。
error-position-turn = 手番に「{ $text }」は使えません。rかbを書いてください。
error-position-starter = 先手に「{ $text }」は使えません。rかbを書いてください。
error-position-plies = 「{ $text }」は手数ではありません。
error-position-missing = { $piece }がありません。
error-position-twice = { $piece }が{ $first }と{ $second }の両方にあります。
error-position-may-not-stand = { $piece }は{ $space }には置けません。白でも、コマと同じ色でもないマスです。
error-position-plies-contradict = { $starter }が先手なら、{ $plies }手の後に{ $turn }の手番にはなりません。

## Boards
error-board-rows = ボードには10列必要です（{ $found }列あります）。
error-board-columns = ボードの{ $row }列目のマスが10個ではなく{ $found }個です。
error-board-letter = { $space }の「{ $letter }」は色ではありません。R（赤）、Y（黄）、D（濃青）、L（薄青）、白にはピリオドを使ってください。
error-board-not-white = { $space }は白でなければなりません。
error-board-not-coloured = { $space }は色つきでなければなりません。
error-board-equal-neighbours = { $space }と隣の{ $neighbour }が同じ色です。
error-board-not-symmetric = { $space }と{ $other }が対応していません。ボードは両者から同じに見えなければなりません。

## Records
error-record-empty = { $line }行{ $column }文字目：対局が含まれていません。
error-record-second-game = { $line }行{ $column }文字目：ここから2局目が始まっています。
error-record-malformed-tag = { $line }行{ $column }文字目：このタグは読めません。
error-record-tag-twice = { $line }行{ $column }文字目：このタグが二度あります。
error-record-tag = { $line }行{ $column }文字目：このタグは保存できません。
error-record-unclosed-comment = { $line }行{ $column }文字目：コメントが閉じられていません。
error-record-comment = { $line }行{ $column }文字目：このコメントは保存できません。
error-record-variation-of-nothing = { $line }行{ $column }文字目：変化の前に手がありません。
error-record-too-deep = { $line }行{ $column }文字目：変化の入れ子が深すぎます。
error-record-stray-close = { $line }行{ $column }文字目：開いていない括弧が閉じています。
error-record-unclosed-variation = { $line }行{ $column }文字目：変化が閉じられていません。
error-record-empty-variation = { $line }行{ $column }文字目：変化に手がありません。
error-record-number-alone = { $line }行{ $column }文字目：コマの番号だけで道筋がありません。
error-record-bad-variant = { $line }行{ $column }文字目：そのバリエーションはありません。
error-record-bad-starter = { $line }行{ $column }文字目：先手は「red」か「blue」です。
error-record-bad-repetition = { $line }行{ $column }文字目：繰り返しのルールが読めません。
error-record-bad-result = { $line }行{ $column }文字目：結果は「red」「blue」「draw」「*」のいずれかです。
error-record-bad-ending = { $line }行{ $column }文字目：終わり方が読めません。
error-record-starter-contradicts = { $line }行{ $column }文字目：先手が局面と矛盾しています。
error-record-result-contradicts = { $line }行{ $column }文字目：結果が矛盾しています。
error-record-not-what-happened = { $line }行{ $column }文字目：結果が対局の内容と合いません。
error-record-bad-move = { $line }行{ $column }文字目：{ $cause }
error-record-bad-board = { $line }行{ $column }文字目：{ $cause }
error-record-bad-position = { $line }行{ $column }文字目：{ $cause }

## Invitations
error-no-such-invitation = その招待はありません。リンクが途中で切れているかもしれません。
error-no-such-block = その人はもうブロックされていません。
error-name-taken = 「{ $name }」は使われているか、使われている名前と紛らわしいです。別の名前にしてください。
error-invitation-closed =
    { $state ->
        [taken] ほかの人が先に応じました。この招待はもう使えません。
        [withdrawn] この招待は取り消されました。
       *[expired] この招待は期限が切れました。
    }
error-own-invitation = これはあなた自身の招待です。ほかの人が応じるのを待ってください。
error-other-strength = この募集に応じられるのは、レーティングが{ $least }～{ $most }のアカウントだけです。
error-not-your-invitation = これはほかの人の招待です。
error-not-for-programs = これは人のためのもので、プログラムには使えません。
error-account-closed = このアカウントは、サーバーの管理者によって停止されています。
error-not-staff = これはサーバーの管理者だけが行えます。
error-already-done = すでにそうなっています。
error-no-such-report = その通報はもうありません。ほかの人が処理したのかもしれません。
error-unrated-program = このプログラムとの対局はレーティングに反映されません。反映しない対局にしてください。
error-too-many-programs = プログラムはすでに{ $most }個あります。先にどれかを削除してください。
error-request-program-seat = プログラムは、招待に応じて自分で席に着きます。
error-too-many-invitations = 招待はすでに{ $most }件あります。先にいくつか取り消してください。
error-device-only = このサーバーはこの端末専用です。ほかの人と対局するには、--publicと、相手から届く名前かアドレスをつけて起動してください。
error-other-format = サーバーのコロリートは別のバージョンになりました。このページを読み込み直してください。何も失われません。
error-request-no-clock = だれとでも対局できる募集には、時計か1手の日数が必要です。
error-request-text-length = 文字列は1〜{ $most }バイトです（いまは{ $length }バイト）。
error-request-remark-length = 書けるのは1～{ $most }文字です（現在{ $length }文字）。
error-request-remark-characters = 文章に目に見えない文字が含まれています。
error-request-plan-length = 予定が長すぎます。一部を削除してください。
error-request-words-length = 文章は{ $most }文字までです（いまは{ $length }文字）。
