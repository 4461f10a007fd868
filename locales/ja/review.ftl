# 対局の振り返り。

review-stopped = { $total }手のうち{ $reviewed }手で止めました。
review-even = 互角
review-lead = { $side }＋{ $moves }
review-wins-in = あと{ $moves }手で{ $side }の勝ち
review-won = { $side }の勝ち
review-drawn = 引き分け
review-turning-point = 分かれ目：{ $loss }手ぶんの損です。
review-better = もっとよい手：{ $move }。{ $why }
review-line = 続きの一例：{ $line }

review-reason-completes = 最後のコマがゴールします。
review-reason-special-situation = 特殊なケースで勝ちます。
review-reason-tie = こちらの最後のコマもゴールし、引き分けになります。
review-reason-comes-home = コマがゴールします。
review-reason-clears-target = { $piece }の目標マスを空けます。
review-reason-leaves-opponents-target = 相手の目標マスに残ると、特殊なケースで相手を助けてしまいます。
review-reason-catches-up = 最後尾のコマが{ $rows }列追いつきます。
review-reason-builds-ladder = { $piece }のはしごになり、さらに{ $rows }列先まで進めるようになります。
review-reason-frees = { $piece }がまた動けるようになります。
review-reason-fetches = 孤立した{ $piece }を助けに行きます。
review-reason-fetches-with-two = 孤立した{ $piece }を助けに行きます。動かすには助けのコマが2個必要です。
review-reason-goes-ahead = { $rows }列進みます。
review-reason-prepares = コマどうしが助け合える距離を保ちます。
review-reason-only-move = ほかに指せる手はありませんでした。

review-finding-stranded = 指した手で{ $piece }が助けを失いました。
review-finding-stranded-for-two = 指した手で{ $piece }が孤立しました。動かすには助けのコマが2個必要です。
review-finding-missed-jump = 長いジャンプを見逃しました。{ $piece }で{ $hops }回のジャンプです。
review-finding-left-home = 指した手で{ $piece }が目標マスを離れました。

review-summary = { $side }：{ $moves }手、1手あたり平均{ $loss }手の損
review-turning-points = 分かれ目{ $count }回
review-best-move = 最もよい手：{ $number }手目 { $move }。{ $why }

review-ending-completion = { $side }の勝ちです。すべてのコマがゴールしました。
review-ending-special = 特殊なケースにより{ $side }の勝ちです。
review-ending-resignation = 相手の投了により{ $side }の勝ちです。
review-ending-time = 時間切れにより{ $side }の勝ちです。
review-ending-tie = 引き分けです。両者が同じ手数で全コマをゴールさせました。
review-ending-repetition = 引き分けです。同じ局面が3回現れました（ハウスルール）。
review-ending-agreement = 合意による引き分けです。
review-ending-absence = 相手が離れたため、{ $side }の勝ちです。
review-ending-claim = 一方が離れたため、引き分けです。
review-ending-aborted = 双方が指す前に対局は中止されました。
review-ending-open = 対局はまだ終わっていません。
