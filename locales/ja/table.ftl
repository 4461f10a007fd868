### What two people have at the table: who is there, what they say to each other, what they can claim.

## Who is there
present-here = 在席
present-away = 離席中
player-left = { $name }が席を離れました。
player-back = { $name }が戻りました。
watchers = { $count }人が観戦中
watchers-named = { $watchers }（{ $names }）
rating-provisional = 暫定

## Who has left
claim-soon = { $name }が席を離れました。戻らなければ、{ $seconds }秒後に勝ちを宣言できます。
claim-now = { $name }が席を離れました。勝ちか引き分けを宣言するか、このまま待つことができます。
claim-win = 勝ちを宣言する
claim-draw = 引き分けを宣言する

## Before both have moved
abort = 対局を中止
abort-sure = この対局を中止しますか？結果は残りません。
begin-within = { $minutes }分以内に指さないと、対局は中止されます。

## What the two say to each other
talk-title = チャット
talk-new = 新着{ $count }件
talk-none = まだ何も伝えられていません。
talk-phrase = ひとこと伝える
talk-say = 伝える
talk-text = 何か書く
talk-texts = 自由な文章
talk-texts-note = 二人ともオンにすると書けます。どちらからでもオフに戻せます。
talk-texts-asked = { $name }が自由に書くことを希望しています。
talk-texts-off = 自由な文章はオフになりました。
talk-said = { $name }：{ $words }
talk-own = あなた：{ $words }
phrase-hello = こんにちは！
phrase-good-luck = がんばって！
phrase-have-fun = 楽しみましょう！
phrase-thanks = ありがとう！
phrase-welcome = どういたしまして！
phrase-good-move = いい手ですね！
phrase-close = 惜しい！
phrase-sorry = ごめんなさい！
phrase-moment = 少しお待ちください。
phrase-back = 戻りました。
phrase-must-go = もう行かなければなりません。
phrase-good-game = いいゲームでした！
phrase-again = もう一回どうですか？
phrase-goodbye = さようなら！

## By the calendar
on-holiday = 休暇中
plan-title = 予定した返しの手
plan-reply = 返しの手を予定する
plan-note = 相手が予想どおりの手を指すと、あなたの返しの手がすぐに指され、時間は減りません。予定はあなたにしか見えません。
plan-theirs = 相手が指すと思う手を指してください。
plan-yours = 次に、あなたの返しの手を指してください。
plan-more = 返しの手を予定しました。さらに先を予定するなら相手の次の手を指し、終わるなら「完了」を押してください。
plan-done = 完了
plan-pair = { $theirs }なら{ $reply }
plan-remove = 削除
plan-remove-named = 「{ $line }」を削除
plan-kept = 予定を保存しました。
