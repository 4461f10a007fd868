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
