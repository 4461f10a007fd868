### What two people have at the table: who is there, what they say to each other, what they can claim.

## Who is there
present-here = 在席
present-away = 離席中
player-left = { $name }が席を離れました。
player-back = { $name }が戻りました。
watchers = { $count }人が観戦中
watchers-named = { $watchers }（{ $names }）
rating-provisional = 暫定
