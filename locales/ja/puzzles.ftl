# 問題。

puzzle-of-the-day = 今日の問題
puzzle-grade = 難しさ{ $grade }（5段階）

puzzle-kind-home = ゴールへの道
puzzle-kind-reply = 後手の最後の手番
puzzle-kind-special = 特殊なケース
puzzle-kind-defence = 守り
puzzle-kind-rescue = 救出
puzzle-kind-long-jump = 長いジャンプ

puzzle-task-home = { $side }だけが動き、相手のコマは止まったままです。{ $moves }手で全コマをゴールさせるか、特殊なケースにしましょう。
puzzle-task-reply = 先手が全コマをゴールさせました。{ $side }の最後の手番です。引き分けに持ち込みましょう。
puzzle-task-special = { $side }の手番です。相手が何を指しても、{ $moves }手以内に特殊なケースで勝てます。その手を見つけましょう。
puzzle-task-defence = { $side }の手番です。相手は次の手で勝とうとしています。防ぎましょう。
puzzle-task-rescue = { $side }の手番です。孤立したコマがあります。それを救う最善の手を見つけましょう。
puzzle-task-long-jump = { $side }の手番です。ほかのどの手よりもよいジャンプがあります。見つけましょう。

puzzle-right = 正解です。続けましょう。
puzzle-solved = 解けました！
puzzle-because-home = { $moves ->
    [1] 1手で十分でした。
   *[other] { $moves }手でゴールしました。これより短い手順がないことは証明されています。
}
puzzle-because-reply = 両者が同じ手数で全コマをゴールさせたので、引き分けです。
puzzle-because-special = { $targets ->
    [1] 残る1つの目標マスは、相手のコマで埋まっています。これで即座に勝ちです。
   *[other] 残る{ $targets }つの目標マスは、すべて相手のコマで埋まっています。これで即座に勝ちです。
}
puzzle-because-defence = { $threats ->
   *[other] 相手にはすぐに勝てる手が{ $threats }通りありましたが、もう1つもありません。
}
puzzle-because-rescue = 孤立していた{ $piece }が、また動けるようになりました。ほかの手では、少なくとも1手ぶん損をします。
puzzle-because-long-jump = { $hops ->
    [1] { $piece }のジャンプです。ほかの手では、少なくとも1手ぶん損をします。
   *[other] { $piece }が続けて{ $hops }回ジャンプする手です。ほかの手では、少なくとも1手ぶん損をします。
}
puzzle-because-best = ほかの手では、少なくとも1手ぶん損をします。
puzzle-wrong-solved-already = この問題はもう解けています。
puzzle-wrong-too-slow = この後、まだ{ $moves }手かかります。もっと速い手があります。
puzzle-wrong-far-away = この後、ゴールまでの道は長くなります。もっと速い手があります。
puzzle-wrong-not-complete = これでは全コマがゴールしません。手番はこれで最後でした。
puzzle-wrong-not-forced = 相手に逃げ道が残ります。
puzzle-wrong-loses-at-once = この後、相手がすぐに勝ってしまいます。
puzzle-wrong-not-best = 指せる手ですが、もっとずっとよい手があります。
