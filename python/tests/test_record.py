"""Records."""

from __future__ import annotations

import pytest

import colorito
from colorito import Comment, Game, Move, Record

TEXT = """{Before.} [Red "Olga"]
1. c1c3 {[%clk 0:09:58] [%eval 0.25] bold} h10h8 ({perhaps} 1... g9g8 2. d2d3) 2. a1c1 *
"""


def test_a_record_is_read_and_written() -> None:
    record = Record(TEXT)
    assert Record(str(record)) == record
    assert [comment.text for comment in record.comments] == ["Before."]
    first, second, third = record.main_line()
    assert first.comments[0].clock == 598.0 and first.comments[0].lead == 0.25 and first.comments[0].decided is None
    assert [str(node.move) for node in first.next] == ["h10h8", "g9g8"]
    variation = first.next[1]
    assert variation.comments_before[0].text == "perhaps"
    assert variation.parent == first and first.parent is None and record.first == [first]
    assert variation.next[0].position.turn == "blue"
    assert third.position == record.game().position
    assert record.result == "*" and record.ending is None
    assert len({first, second, third, record.main_line()[0]}) == 3


def test_moves_and_comments_are_added() -> None:
    record = Game().record(Red="A", Blue="B")
    node = record.add_move(None, "3 c1-c3")
    assert record.add_move(None, Move("c1c3")) == node
    record.add_comment(node, Comment("good", clock=1.5, decided=-3))
    record.add_comment(None, Comment("Hello"))
    record.set_tag("Date", "2026.11.16")
    again = Record(str(record))
    assert again.tags == {"Date": "2026.11.16", "Red": "A", "Blue": "B"}
    assert again.main_line()[0].comments == [Comment("good", clock=1.5, decided=-3)]
    with pytest.raises(colorito.IllegalMoveError):
        record.add_move(node, "c1c3")
    with pytest.raises(colorito.ColoritoError, match="another record"):
        again.add_move(node, "h10h8")
    with pytest.raises(colorito.ColoritoError, match="another record"):
        again.add_comment(node, Comment("x"))


def test_a_finished_game_keeps_its_end() -> None:
    game = Game()
    game.play("c1c3")
    game.run_out_of_time("blue")
    record = Record(str(game.record()))
    assert record.result == "red" and record.ending == game.ending
    assert record.game() == game


def test_several_games() -> None:
    one = "1. c1c3 {bold} h10h8 *\n"
    records = colorito.read_records(one + one)
    assert len(records) == 2 and records[0] == records[1]
    assert colorito.read_records("") == []


@pytest.mark.parametrize(
    ("text", "line", "column", "game"),
    [("1. c1c3\n(h10h9) *", 2, 2, None), ("", 1, 1, None), ("[Variant \"odd\"] *", 1, 1, None)],
)
def test_errors_say_where(text: str, line: int, column: int, game: int | None) -> None:
    with pytest.raises(colorito.RecordError) as raised:
        Record(text)
    assert (raised.value.line, raised.value.column, raised.value.game) == (line, column, game)


def test_errors_say_which_game() -> None:
    with pytest.raises(colorito.RecordError) as raised:
        colorito.read_records("* 1. c1c4 *")
    assert raised.value.game == 2
