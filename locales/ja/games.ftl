### 対局一覧：検索、絞り込み、ごみ箱。

games-filter = 検索と絞り込み
games-search = 名前
games-state = 対局の種類
games-state-all = すべて
games-state-open = 対局中
games-state-over = 終局
games-state-won = あなたの勝ち
games-state-lost = あなたの負け
games-state-drawn = 引き分け
games-opponent-all = すべて
games-opponent-computer = コンピュータ
games-opponent-people = 人
games-variant-all = すべて
games-none-found = 該当する対局はありません。
games-bin = ごみ箱
games-bin-title = ごみ箱
games-bin-leave = 対局一覧に戻る
games-bin-empty = ごみ箱は空です。
games-binned = 対局をごみ箱に移しました。
games-restore = 元に戻す
games-restore-named = { $red } – { $blue }を元に戻す
games-restored = 対局を元に戻しました。
games-open = 開く
games-winner =
    { $who ->
        [you] あなたの勝ち
        [computer] コンピュータの勝ち
       *[name] { $name }の勝ち
    }
games-points = −{ $points }

## マッチ
match-wins = 勝ち数
match-games-given-up = 投了・時間切れ
match-given-up = 負け
match-minus = 失点
match-point = 勝ち
match-counting = 失点をまだ数えています。
match-rule = 先手は1局ごとに交代します。勝ち数の多いほうがマッチの勝者です。同数なら投了・時間切れの少ないほう、それも同じなら失点の少ないほうが勝ちます。
