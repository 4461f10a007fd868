"""The plain program of the benchmark plays by the same rules."""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))

from plain import PlainGame, playout

from colorito import SPACES, Position


def test_plain_moves_are_legal_moves() -> None:
    chance = random.Random(1892)
    for _ in range(2):
        plain, position = PlainGame(), Position()
        for _ in range(150):
            moves = {f"{SPACES[origin]}{SPACES[end]}" for origin, end in plain.legal_moves()}
            assert moves == {str(move) for move in position.legal_moves()}
            assert plain.is_over() == position.is_over
            move = chance.choice(sorted(plain.legal_moves()))
            plain.play(move)
            position = position.after(f"{SPACES[move[0]]}{SPACES[move[1]]}")


def test_playouts_go_as_far_as_they_should() -> None:
    assert playout(10, random.Random(1)) == 10
