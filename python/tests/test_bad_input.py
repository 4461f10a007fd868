"""Whatever is handed in, the answer is an exception that can be caught, never an abort and never a panic."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import colorito
from colorito import Batch, Board, Comment, Engine, Game, Move, Piece, Position, Record

settings.register_profile("colorito", deadline=None, max_examples=50)
settings.load_profile("colorito")

TEXTS = st.one_of(
    st.text(),
    st.text(alphabet="abcdefghijklmnopqrstABCDEFGHIJKLMNOPQRST0123456789/ rb-·.[]{}()%\"*\n#"),
    st.text(alphabet=st.characters(categories=["Cs", "Ll"])),
)
MUTATED = st.builds(
    lambda text, at, letter: text[: at % len(text)] + letter + text[at % len(text) + 1 :],
    st.sampled_from(
        [
            str(Position()),
            str(Board("tiles")),
            "5 e1·e2-e4",
            'a1a2 [Red "x"] 1. c1c3 {[%clk 0:00:01]} h10h8 (1... g9g8) 2. d2d3 *',
        ]
    ),
    st.integers(0, 200),
    st.text(max_size=3),
)
THINGS = st.one_of(
    TEXTS,
    MUTATED,
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.binary(),
    st.lists(st.integers(), max_size=3),
    st.builds(Position),
    st.builds(Game),
    st.just(Move("a1a2")),
    st.just(Piece("red", 1)),
)

CALLS: dict[str, Callable[..., Any]] = {
    "Board": Board,
    "Board.colour": Board().colour,
    "Comment": lambda x, y: Comment(x, clock=y),
    "Comment.lead": lambda x, y: Comment(lead=x, decided=y),
    "Move": Move,
    "Piece": Piece,
    "Piece.from_letter": Piece.from_letter,
    "Position": Position,
    "Position.rules": lambda x, y: Position(variant=x, board=y),
    "Position.study": lambda x, y: Position(x, study=True, starter=y),
    "Position.parse_move": Position().parse_move,
    "Position.after": Position().after,
    "Position.way": Position().way,
    "Position.action": Position().action,
    "Position.move": Position().move,
    "Position.find": Position().find,
    "Position.destinations": Position().destinations,
    "Position.item": Position().__getitem__,
    "Position.lead": Position().lead,
    "Position.svg": lambda x, y: Position().svg(arrow=x, chosen=y),
    "Position.svg.theme": lambda x, y: Position().svg(theme=x, seat=y),
    "Game": Game,
    "Game.play": lambda x: Game().play(x),
    "Game.play_all": lambda x: Game().play_all(x),
    "Game.resign": lambda x: Game().resign(x),
    "Game.record": lambda x: Game().record(Red=x),
    "Game.record.tag": lambda x, y: Game().record().set_tag(x, y),
    "Game._restore": lambda x, y: Game._restore(Position(), True, [], x, y),
    "Record": Record,
    "Record.add_move": lambda x, y: Game().record().add_move(x, y),
    "read_records": colorito.read_records,
    "perft": lambda x, y: colorito.perft(x, y if not isinstance(y, int) or y < 0 else y + 61),
    "solve": lambda x, y: colorito.solve(x, y, nodes=10),
    "solve.limits": lambda x, y: colorito.solve(Position(), "red", time=0, nodes=x, memory=y),
    "Engine": lambda x, y: Engine(hash=x if not isinstance(x, int) or x > 65536 else -1, threads=y),
    "Engine.analyse": lambda x, y: Engine(hash=1).analyse(x, nodes=1, lines=y),
    "Engine.choose": lambda x, y: Engine(hash=1).choose(Position(), x, seed=y, nodes=1),
    "Batch": lambda x, y: Batch(x if not isinstance(x, int) or x > 10**6 else -x, y),
    "Batch.step": lambda x: Batch(2).step(x),
    "Batch.reset": lambda x: Batch(2).reset(x),
    "Batch.game": Batch(2).game,
}


@pytest.mark.parametrize("name", CALLS)
@given(data=st.data())
def test_anything_at_all(name: str, data: st.DataObject) -> None:
    call = CALLS[name]
    arguments = [data.draw(THINGS), data.draw(THINGS)]
    try:
        call(*arguments[: 1 if name in SINGLE else 2])
    except Exception as error:  # A panic is no Exception but a BaseException, and would get through.
        assert str(error)


def takes_one(call: Callable[..., Any]) -> bool:
    try:
        call(object(), object())
    except TypeError as error:
        return "positional argument" in str(error)
    except Exception:
        return False
    return False


SINGLE = {name for name, call in CALLS.items() if takes_one(call)}


@given(TEXTS | MUTATED)
def test_what_can_be_read_can_be_written_and_read_again(text: str) -> None:
    for read in (Position, Board, Record, Move):
        try:
            value = read(text)
        except ValueError:
            continue
        assert read(str(value)) == value


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: Position("x"), colorito.PositionError, "four fields"),
        (lambda: Position(str(Position()).replace("KL", "KK")), colorito.PositionError, "on both"),
        (lambda: Position(str(Position())[:-1] + "1"), colorito.PositionError, "plies"),
        (lambda: Position(str(Position()), starter="red"), colorito.ColoritoError, "starter"),
        (lambda: Position(variant="odd"), colorito.ColoritoError, "`odd` is no variant"),
        (lambda: CALLS["Position.rules"](3, "rows"), TypeError, "expected the name of a variant, not int"),
        (lambda: Position(board="oddity"), colorito.BoardError, "`oddity` is no board; there are `standard`"),
        (lambda: Board("R" * 100), colorito.BoardError, "ten rows"),
        (lambda: Position().after("a1a2"), colorito.IllegalMoveError, "occupied"),
        (lambda: Position().parse_move("a1?"), colorito.MoveError, "at character 3"),
        (lambda: Position()["k1"], colorito.ColoritoError, "`k1` is no space"),
        (lambda: Position().move(2001), colorito.ColoritoError, "0 to 2000"),
        (lambda: Position().move(2000), colorito.IllegalMoveError, "must make one"),
        (lambda: Piece("red", 21), colorito.ColoritoError, "1 to 20, not 21"),
        (lambda: Piece("green", 1), colorito.ColoritoError, "`green` is no side"),
        (lambda: Game(Position(), variant="strict"), colorito.ColoritoError, "its own variant"),
        (lambda: Game().record(Result="red"), colorito.ColoritoError, "follows from the game"),
        (lambda: colorito.perft(Position(), 61), colorito.ColoritoError, "0 to 60"),
        (lambda: colorito.solve(Position(), "red", time=math.nan), colorito.ColoritoError, "no time"),
        (lambda: colorito.solve(Position(), "red", memory=0), colorito.ColoritoError, "memory"),
        (lambda: Engine(hash=10**9), colorito.ColoritoError, "hash is a number from 1 to 65536"),
        (lambda: Engine().choose(Position(), 11), colorito.ColoritoError, "`11` is no level"),
        (lambda: Engine().analyse(Position(), depth=0), colorito.ColoritoError, "depth"),
        (lambda: CALLS["Engine.analyse"]("start", 1), TypeError, "a Game or a Position"),
        (lambda: Batch(0), colorito.ColoritoError, "games is a number from 1"),
        (lambda: Batch(2).step([222]), colorito.ColoritoError, "each of the 2 games"),
        (lambda: Batch(2).step([222, 0]), colorito.ColoritoError, "game 1: action 0 is not legal"),
        (lambda: Batch(2).step([222.0, 222.0]), TypeError, "whole numbers, not float64"),
        (lambda: Batch(2).step(np.zeros((2, 2), int)), TypeError, "one dimension"),
        (lambda: Batch(2).game(2), IndexError, "no game 2"),
    ],
)
def test_errors_say_what_and_where(call: Callable[[], object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_errors_carry_what_programs_want() -> None:
    with pytest.raises(colorito.IllegalMoveError) as illegal:
        Position().after("a1a2")
    assert illegal.value.move == Move("a1a2") and illegal.value.reason == "occupied" and illegal.value.column is None
    with pytest.raises(colorito.MoveError) as unread:
        Position().after("a1?")
    assert unread.value.column == 3
    with pytest.raises(colorito.IllegalMoveError) as no_way:
        Position().after("3 c1·c2-c3")
    assert no_way.value.reason == "no-such-way"
