### What players are told who may be looking elsewhere.

notices-title = お知らせ
notices-bell =
    { $count ->
        [0] お知らせ
       *[other] 新しいお知らせが{ $count }件
    }
notices-none = まだありません。相手が指したとき、何かを求めたとき、対局が終わったときに、ここに表示します。
notices-settings = ほかの場所でもお知らせを受け取る
notices-new = 新着
notice-turn =
    { $known ->
        [yes] { $name }との対局で、あなたの手番です。
       *[no] ゲストとの対局で、あなたの手番です。
    }
notice-deadline =
    { $known ->
        [yes] { $name }との対局の期限が近づいています：{ $when }
       *[no] ゲストとの対局の期限が近づいています：{ $when }
    }
notice-begun =
    { $known ->
        [yes] { $name }との対局が始まりました。
       *[no] ゲストとの対局が始まりました。
    }
notice-over =
    { $known ->
        [yes] { $name }との対局が終わりました。
       *[no] ゲストとの対局が終わりました。
    }
notice-draw-offer =
    { $known ->
        [yes] { $name }が引き分けを提案しています。
       *[no] ゲストが引き分けを提案しています。
    }
notice-take-back =
    { $known ->
        [yes] { $name }が待ったを求めています。
       *[no] ゲストが待ったを求めています。
    }
notice-rematch =
    { $known ->
        [yes] { $name }がもう一局を希望しています。
       *[no] ゲストがもう一局を希望しています。
    }
announcement-read = 閉じる
