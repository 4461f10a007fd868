"""The board game Colorito: rules, games, records, engine, solver, and environments to learn in.

>>> import colorito
>>> game = colorito.Game()
>>> game.play("3 c1-c3")
Move('c1c3')
>>> print(game.position)
jihgfedcba/tsrqponmlk/10/10/10/10/10/2C7/KLMNOPQRST/AB1DEFGHIJ b r 1

Sides, variants, boards, spaces and moves can be given as objects or as their texts. What makes no sense raises a
``ColoritoError`` that says what is wrong and where.
"""

from __future__ import annotations

from ._colorito import (
    ACTIONS,
    PLANES,
    Analysis,
    Batch,
    Board,
    BoardError,
    ColoritoError,
    Comment,
    Ending,
    Engine,
    Game,
    GameOverError,
    Hint,
    IllegalMoveError,
    Line,
    Move,
    MoveError,
    Piece,
    Position,
    PositionError,
    Record,
    RecordError,
    RecordNode,
    Score,
    Solution,
    Way,
    divide,
    perft,
    read_records,
    referee,
    solve,
)
from .names import Colour, EndReason, MoveKind, Side, Variant

LEVELS = range(1, 11)
"""The levels of the engine, from gentle to full strength."""

SPACES = tuple(f"{column}{row}" for row in range(1, 11) for column in "abcdefghij")
"""The hundred spaces, row by row from Red's seat."""

__all__ = [
    "ACTIONS",
    "LEVELS",
    "PLANES",
    "SPACES",
    "Analysis",
    "Batch",
    "Board",
    "BoardError",
    "Colour",
    "ColoritoError",
    "Comment",
    "EndReason",
    "Ending",
    "Engine",
    "Game",
    "GameOverError",
    "Hint",
    "IllegalMoveError",
    "Line",
    "Move",
    "MoveError",
    "MoveKind",
    "Piece",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "RecordNode",
    "Score",
    "Side",
    "Solution",
    "Variant",
    "Way",
    "divide",
    "perft",
    "read_records",
    "referee",
    "solve",
]
