"""The package says what the rules crate says."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import colorito
from colorito import Board, Colour, EndReason, Game, Move, MoveKind, Piece, Position, Side, Variant

START = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0"
TIE_IN_ONE = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/l9/k1mnopqrst/abcdefghij b r 101"

# As in the rules: distinct sequences of moves from the start.
COUNTS = {
    ("standard", "standard"): [12, 144, 2964, 61009, 1554371],
    ("colours", "standard"): [12, 144, 2964, 61009],
    ("strict", "standard"): [12, 144, 2688, 50176, 1145312],
    ("strict-colours", "standard"): [12, 144, 2688, 50176],
    ("standard", "columns"): [13, 169, 3809],
    ("standard", "tiles"): [13, 169, 4433],
    ("standard", "rows"): [13, 169, 4433],
}


@pytest.mark.parametrize(("variant", "board"), COUNTS)
def test_counts(variant: str, board: str) -> None:
    start = Position(variant=variant, board=board)
    for depth, count in enumerate(COUNTS[variant, board], start=1):
        assert colorito.perft(start, depth) == count
    divided = colorito.divide(start, 3)
    assert set(divided) == set(start.legal_moves())
    assert sum(divided.values()) == COUNTS[variant, board][2]
    assert colorito.perft(start, 0) == 1
    assert colorito.divide(start, 0) == {}


def test_names_are_those_of_the_rules() -> None:
    for side in Side:
        assert Position(starter=side).turn is side
        assert side.opponent.opponent is side
    for variant in Variant:
        assert Position(variant=variant).variant is variant
    colours = {Piece(side, number).colour for side in Side for number in (1, 20)}
    assert colours == set(Colour)
    assert f"{Side.RED:>5}" == "  red"
    assert json.dumps(Side.RED) == '"red"'
    assert {Move(text).kind for text in ("a1a2", "a1a3", "a1b3")} == set(MoveKind)


def test_spaces_are_in_the_order_of_the_rules() -> None:
    assert len(colorito.SPACES) == 100
    assert list(Position().pieces()) == [*colorito.SPACES[:20], *colorito.SPACES[80:]]
    assert [Piece("red", number).start for number in range(1, 21)] == list(colorito.SPACES[:20])


def test_a_position_answers_everything() -> None:
    position = Position()
    assert str(position) == START
    assert repr(position) == f"Position('{START}')"
    assert position == Position(START) and hash(position) == hash(Position(START))
    assert position != Position(variant="strict")
    assert position["a1"] == Piece("red", 1) and position["e5"] is None
    assert position.find(Piece("blue", 1)) == "j10"
    assert position.count_moves() == len(position.legal_moves()) == 12
    assert position.turned() == Position(starter="blue").turned().turned()
    assert position.home("red") == [] and len(position.open_targets(Side.BLUE)) == 20
    assert not position.is_complete("red") and not position.is_special("blue") and not position.is_over
    assert position.ending is None and not position.is_reply_pending
    assert position.board == Board("standard") and position.board.name == "standard"


def test_moves_in_either_form() -> None:
    position = Position()
    assert position.parse_move("3 c1-c3") == Move("c1c3")
    assert Move("pass").is_pass and Move("pass").kind is None and Move("pass").from_space is None
    assert Move("a1a2").turned() == Move("j10j9")
    assert sorted([Move("b1b2"), Move("a1a2")])[0] == Move("a1a2")
    assert position.is_legal(Move("c1c3")) and not position.is_legal(Move("a1a2"))
    way = position.way("e1g3")
    assert way is not None
    assert str(way) == "5 e1-g3" and way.piece == Piece("red", 5) and way.kind is MoveKind.JUMP and len(way) == 2


def test_a_study_may_lack_pieces() -> None:
    text = "10/10/10/10/10/10/10/10/10/A9 r r 0"
    with pytest.raises(colorito.PositionError, match="red 2"):
        Position(text)
    study = Position(text, study=True)
    assert study.pieces() == {"a1": Piece("red", 1)}
    assert study.find(Piece("red", 2)) is None
    assert "study=True" in repr(study)


def test_a_tie() -> None:
    game = Game(Position(TIE_IN_ONE))
    assert game.position.is_reply_pending
    game.play("a3b2")
    ending = game.ending
    assert ending is not None
    assert ending.winner is None and ending.reason is EndReason.TIE and ending.is_scored
    assert game.result == "draw" and game.legal_moves() == []
    score = colorito.referee(game)
    assert score is not None and score.exact and score.upper == 0 and score.line == []


def test_games_go_back_and_forth() -> None:
    game = Game()
    game.play_all(["c1c3", Move("h10h8"), "a1c1"])
    assert len(game) == 3 and len(game.positions()) == 4
    assert game.positions()[-1] == game.position
    assert game.undo() == Move("a1c1") and game.undone == [Move("a1c1")]
    assert game.redo() == Move("a1c1") and game.redo() is None
    before = game.copy()
    with pytest.raises(colorito.IllegalMoveError):
        game.play_all(["h8h10", "a1a1"])
    assert game == before
    game.agree_on_draw()
    assert game.ending is not None and game.ending.reason is EndReason.AGREEMENT
    with pytest.raises(colorito.GameOverError) as raised:
        game.resign("red")
    assert raised.value.ending == game.ending
    game.undo()
    assert not game.is_over


def test_third_repetition_is_a_draw_unless_switched_off() -> None:
    there_and_back = ["c1c3", "h10h8", "c3c1", "h8h10"] * 2
    game = Game()
    game.play_all(there_and_back)
    assert game.count_repetitions() == 3
    assert game.ending is not None and game.ending.reason is EndReason.REPETITION
    endless = Game(repetition=False)
    endless.play_all(there_and_back)
    assert endless.ending is None and not endless.repetition


def test_everything_can_be_copied_and_pickled() -> None:
    game = Game(variant="strict", board="tiles", starter="blue", repetition=False)
    game.play(game.legal_moves()[0])
    game.play(game.legal_moves()[0])
    game.undo()
    game.resign("red")
    study = Position("10/10/10/10/10/10/10/10/10/A9 r r 0", study=True)
    board = Board(str(Board("rows")))
    for thing in (game, game.position, study, board, Move("a1a2"), Move("pass"), Piece("blue", 7), game.record(Red="x")):
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert copy.copy(thing) == thing and copy.deepcopy(thing) == thing
    restored = pickle.loads(pickle.dumps(game))
    assert restored.undone == game.undone and restored.ending == game.ending


def test_drawings() -> None:
    position = Position()
    game = Game()
    game.play("c1c3")
    for picture in (position._repr_svg_(), Board("rows")._repr_svg_(), game._repr_svg_()):
        assert picture.startswith("<svg") and picture.endswith("</svg>")
    assert "Last move: c1 to c3" in game._repr_svg_()
    assert "Chosen: red 3" in position.svg(chosen="c1", seat="blue", theme="print", textures=True, coordinates=False)
    assert "Move: red 3 c1-c3" in position.svg(arrow=Move("c1c3"))
    assert "Last move" in game.position.svg(last_move=Move("c1c3"))
