### 図が見えない人への説明。

picture-empty = コマのないボード。
picture-position = { $side }の手番。ここまで{ $plies }手。局面：{ $position }。
picture-seat = { $side }の席から見た図。
picture-chosen = 選択中：{ $space }の{ $piece }。
picture-way = 手：{ $piece }、{ $way }。
picture-last-move = 直前の手：{ $from }から{ $to }。
