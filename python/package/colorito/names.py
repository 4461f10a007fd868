"""The words of the game as enumerations. Each member is also its text: ``Side.RED == "red"``."""

from __future__ import annotations

import enum

__all__ = ["Colour", "EndReason", "MoveKind", "Side", "Variant"]


class _Name(str, enum.Enum):
    def __str__(self) -> str:
        return str(self.value)

    def __format__(self, spec: str) -> str:
        return format(str(self.value), spec)


class Side(_Name):
    """One of the two players.

    >>> colorito.Side.RED.opponent
    <Side.BLUE: 'blue'>
    """

    RED = "red"
    BLUE = "blue"

    @property
    def opponent(self) -> Side:
        """The other player."""
        return Side.BLUE if self is Side.RED else Side.RED


class Colour(_Name):
    """One of the four colours of pieces and spaces."""

    RED = "red"
    YELLOW = "yellow"
    DARK_BLUE = "dark blue"
    LIGHT_BLUE = "light blue"


class Variant(_Name):
    """What the game is played by besides the board.

    *Strict*: the step of a step-jump must itself end where the piece may rest. *Just Colours*: numbers are ignored.
    """

    STANDARD = "standard"
    STRICT = "strict"
    COLOURS = "colours"
    STRICT_COLOURS = "strict-colours"


class MoveKind(_Name):
    """How a piece moves."""

    STEP = "step"
    JUMP = "jump"
    STEP_JUMP = "step-jump"


class EndReason(_Name):
    """Why a game ended."""

    COMPLETION = "completion"
    SPECIAL = "special"
    RESIGNATION = "resignation"
    TIME = "time"
    ABSENCE = "absence"
    TIE = "tie"
    REPETITION = "repetition"
    AGREEMENT = "agreement"
    CLAIM = "claim"
    ABORTED = "aborted"
