# レッスン：ゲームを学ぶページの文章。

learn-goal-title = ゲームの目的
learn-goal-intro = コマにはそれぞれ色と数字があります。目標マスは、反対側にある同じ色と数字の白いマスです。赤5の目標マスは、赤の5です。目標マスに着くとゴールです。20個のコマがすべてゴールすれば「全コマゴール」です。
learn-goal-1-task = あなたは赤です。赤5は目標マスf10のすぐ隣にいます。ゴールさせましょう。
learn-goal-1-right = ゴールです！コロリートではコマを取りません。先に渡り切ったほうが勝ちます。
learn-goal-2-task = コマは3個ありますが、1回のステップでゴールできるのは1個だけです。数字を見くらべて探しましょう。
learn-goal-2-right = そうです。黄20の目標マスはa9です。筋も列と同じくらい大切です。

learn-colours-title = コマが止まれるマス
learn-colours-intro = 手番の終わりに止まれるのは、白いマスか、コマと同じ色のマスだけです。ほかの色のマスには止まれません。
learn-colours-1-task = 赤3を同じ色のマスに動かしましょう。
learn-colours-1-right = c3は赤なので、赤3は止まれます。両隣は別の色です。
learn-colours-2-task = 今度は青です。席は上側です。薄青17を同じ色のマスに動かしましょう。
learn-colours-2-right = 薄青のコマは薄青のマスへ。濃青もあなたの色ですが、薄青のコマは止まれません。

learn-step-title = ステップ
learn-step-intro = ステップは、縦横斜めの隣のマスへ1マス進む動きです。止まれるマスにしか行けません。隣り合う色つきのマスは必ず色が違うので、ステップは白いマスから、または白いマスへの動きになります。
learn-step-1-task = 黄18をh3へステップさせ、色つきの列に入りましょう。
learn-step-1-right = よい第一歩です。ここから先は、飛び越えるコマが必要になります。
learn-step-2-task = 赤2は色つきの列を渡り終えました。i9へ上がりましょう。
learn-step-2-right = 白いマスに戻りました。ここからは赤2だけで歩けます。

learn-jump-title = ジャンプ
learn-jump-intro = ジャンプは、隣のコマ1個をまっすぐ飛び越え、すぐ先の空きマスに着地する動きです。飛び越えるコマはどちらのものでもかまいません。
learn-jump-1-task = ジャンプしてみましょう。
learn-jump-1-right = 自分のコマはよい踏み台になります。
learn-jump-2-task = 今度は青のコマを飛び越えましょう。
learn-jump-2-right = 相手のコマも踏み台になります。飛び越えられたコマはそのまま残ります。

learn-directions-title = どの方向へも
learn-directions-intro = 飛び越えるコマがある限り、同じ手番で続けてジャンプできます。前、横、後ろと、1回ごとに向きを変えられます。
learn-directions-1-task = 赤10の目標マスは角のa10です。1手で行きましょう。
learn-directions-1-right = 右斜め前、それから左へ。回り道がいちばん近いこともあります。

learn-long-jump-title = 別の色を通って
learn-long-jump-intro = 白か、コマと同じ色でなければならないのは、最後のマスだけです。途中ではどの色のマスにも触れられます。
learn-long-jump-1-task = 赤3を1手でg7へ動かしましょう。
learn-long-jump-1-right = 3回のジャンプです。薄青のe5には止まれませんが、通ることはできます。
learn-long-jump-2-task = もう一度、赤5です。ずいぶん遠くにいますが、f10へ1手で行けます。
learn-long-jump-2-right = 筋に沿って4回のジャンプ。途中のマスに赤は1つもありませんでした。

learn-step-jump-title = ステップ-ジャンプ
learn-step-jump-intro = まず1回ステップし、続けてジャンプできます。手番はまだ終わっていないので、ステップはどの色のマスでもかまいません。逆はできません。ジャンプの後にステップはありません。
learn-step-jump-1-task = ステップ-ジャンプをしてみましょう。
learn-step-jump-1-right = ステップでほかのコマの隣に立ち、あとはジャンプで進みました。
learn-step-jump-2-task = 赤1はスタートのマスにいます。1手で目標マスのj10へ動かしましょう。
learn-step-jump-2-right = 角から角へ。ジャンプだけでは1マスおきにしか着地できませんが、ステップがそれを変えてくれます。

learn-ladder-title = はしごを作る
learn-ladder-intro = 間をあけて並んだコマが、はしごになります。1段足すだけで、ほかのコマが駆け上がれることがあります。動かす前に次の手を考えましょう。
learn-ladder-1-task = 赤6はまだe10へ行けません。ほかのコマを動かして、行けるようにしましょう。
learn-ladder-1-right = はしごがつながりました。相手も使えるので、早めに使いましょう。
learn-ladder-2-task = 赤6をe10にゴールさせましょう。
learn-ladder-2-right = 1手で作り、1手で駆け上がる。これが渡り方のこつです。

learn-room-title = 場所を空ける
learn-room-intro = ほかのコマの目標マスにいるコマは、自分のコマどうしでもじゃまになります。
learn-room-1-task = 黄19が赤5の目標マスにいます。赤5が次にf10へ行けるように、どかしましょう。
learn-room-1-right = 道が空きました。だれのじゃまにもならない所が、いちばんよい場所であることも多いです。

learn-stranding-title = 取り残されたコマ
learn-stranding-intro = 色つきの列では助けが必要です。飛び越えられるコマが近くになければ、まったく動けません。そうして孤立したコマを迎えに行くには、手数がかかります。
learn-stranding-1-task = 色つきの列にいる自分のコマが1個も孤立しない手を指しましょう。
learn-stranding-1-right = どのコマにも助けがあります。連れだって渡るのが得です。
learn-stranding-2-task = 黄14が孤立しています。ほかのコマを孤立させずに、助けを送りましょう。
learn-stranding-2-right = 助かりました。前へ進む道が、後ろへの1手から始まることもあります。

learn-finish-title = 順番が大切
learn-finish-intro = 終盤では手数を数えます。コマは3個、手数も3手。ただし正しい順番でなければなりません。
learn-finish-1-task = 3手で全コマをゴールさせられます。最初の1手を指しましょう。
learn-finish-1-right = 赤1がゴールし、赤2の目標マスが空きました。
learn-finish-2-task = あと2手です。続けましょう。
learn-finish-2-right = 残りは黄13だけです。
learn-finish-3-task = 最後の1手です。
learn-finish-3-right = 全コマゴールです。むだな手は1つもありませんでした。

learn-reply-title = 後手の最後の手番
learn-reply-intro = 先手が先に全コマをゴールさせたら、手番の数をそろえるため、後手には最後の手番があります。その1手で後手も全コマゴールになれば引き分けです。
learn-reply-1-task = 先手の赤が全コマをゴールさせました。あなたは青です。引き分けに持ち込みましょう。
learn-reply-1-right = 引き分けです。あなたが先手だったら、この手番はありませんでした。

learn-special-title = 特殊なケース
learn-special-intro = 相手があなたの目標マスに居座っても、あなたを止めることはできません。残りの目標マスがすべて相手のコマで埋まり、自分で正しく埋めた目標マスが1つでもあれば、その場であなたの勝ちです（「1つでも」という条件と、後手の最後の手番がないことは、私たちの読み方です）。
learn-special-1-task = 濃青1が赤1の目標マスに残っています。それでも勝ちましょう。
learn-special-1-right = 残る目標マスは青が埋めています。あなたの勝ちで、後手の最後の手番もありません。
learn-special-2-task = 同じ局面ですが、今度はあなたが青で、あなたの手番です。負けないようにしましょう。
learn-special-2-right = そうです。目標マスから離れます。終盤に相手の目標マスにいると、相手を助けてしまいます。

learn-score-title = 失点
learn-score-intro = 敗者の失点は、残りの手番数です。ここでは、勝者のコマを止めたまま自分だけで動かすものとして数えます。だから最後の1手まで大切です。
learn-score-1-task = 青が全コマをゴールさせ、引き分けにはできません。2手必要なところ、指せるのは1手です。その2手のうちの1手を指しましょう。
learn-score-1-right = 足りないのは1手。失点は2ではなく1です。

learn-just-colours-title = ジャストカラー
learn-just-colours-intro = このバリエーションでは数字を見ません。コマと同じ色の列ならどのマスでもゴールです。赤はいちばん奥の列、黄はその1つ手前の列です。
learn-just-colours-1-task = ジャストカラーです。コマを1個ゴールさせましょう。
learn-just-colours-1-right = その列のどのマスでもかまいません。はじめての人に向いた遊び方です。

learn-strict-title = 厳密なゲーム
learn-strict-intro = 厳密なゲームでは、ステップ-ジャンプのステップも、白か、コマと同じ色のマスに着地しなければなりません。渡るのがぐっと難しくなります。
learn-strict-1-task = 厳密なゲームです。ステップ-ジャンプを見つけましょう。
learn-strict-1-right = 止まれるマスにステップして、そこから進みました。

learn-wrong-game-over = ここではもうゲームが終わっています。
learn-wrong-must-move = 指せる手があるので、動かさなければなりません。
learn-wrong-no-piece = { $space }にコマはありません。
learn-wrong-not-yours = { $piece }は相手のコマです。
learn-wrong-same-space = 手は、始めたマスとは別のマスで終わらなければなりません。
learn-wrong-occupied = { $space }にはもうコマがあります。
learn-wrong-foreign-colour = { $piece }は{ $space }に止まれません。白でも、コマと同じ色でもないマスです。
learn-wrong-out-of-reach = ステップでもジャンプでもステップ-ジャンプでも、{ $piece }は{ $space }へ行けません。
learn-wrong-other-piece = 正しい動きですが、ここで動かすのは{ $piece }です。
learn-wrong-not-there = 正しい動きですが、{ $piece }の行き先は{ $space }です。
learn-wrong-not-home = 正しい動きですが、{ $piece }の目標マスではありません。
learn-wrong-still-white = 正しい動きですが、{ $piece }はまだ白いマスにいます。
learn-wrong-no-step = 正しい動きですが、ステップではありません。
learn-wrong-no-jump = 正しい動きですが、ジャンプではありません。
learn-wrong-no-step-jump = 正しい動きですが、ステップ-ジャンプではありません。
learn-wrong-not-over = 正しい動きですが、{ $side }のコマを飛び越えていません。
learn-wrong-not-open = この後も、{ $piece }は{ $space }へ行けません。
learn-wrong-stranded = この後、{ $piece }は助けがなく、動けなくなります。
learn-wrong-no-special = まだ勝ちではありません。埋まっていない目標マスを見てみましょう。
learn-wrong-loses = この後、相手がすぐに勝ってしまいます。
learn-wrong-no-tie = これでは全コマがゴールしません。もう手番はありません。
learn-wrong-too-slow = この後、まだ{ $moves }手必要です。もっと短い道があります。
learn-wrong-far-away = この後、ゴールまでの道は長くなります。もっと短い道があります。
