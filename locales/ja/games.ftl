### 対局一覧：検索、絞り込み、ごみ箱。

games-filter = 検索と絞り込み
games-search = 名前
games-state = 対局の種類
games-state-all = すべて
games-state-mine = あなたの番
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

## マッチ
match-title = マッチ
match-standing = { $red } – { $blue }・全{ $games }局
match-game = 対局
match-result = 結果
match-next = 次の対局
match-continue = 対局を続ける
match-tied = マッチは引き分けです。
match-won =
    { $who ->
        [you] あなたがマッチに勝ちました。
        [computer] コンピュータがマッチに勝ちました。
       *[name] { $name }がマッチに勝ちました。
    }

## 対局一覧
games-account = ログイン・アカウント作成
games-title = 対局一覧
games-none = まだ対局がありません。最初の一局をどうぞ。
games-more = もっと見る
games-going-on = 対局中
games-plies = { $plies }手
ending-completion = 全コマゴール
ending-special = 特殊なケース
ending-resignation = 投了
ending-time = 時間切れ
ending-tie = 引き分け
ending-repetition = 同じ局面3回による引き分け
ending-agreement = 合意による引き分け
ending-absence = 相手の離席
ending-claim = 離席による引き分け
ending-aborted = 中止
continue-it = 続ける
review-it = 見る
export-it = 書き出す
delete-named = { $red } – { $blue }を削除
import-title = 棋譜を読み込む
import-file = ファイルを選ぶ
import-text = ここに棋譜を貼り付け
import-it = 読み込む
