"""Many games at once are the same games."""

from __future__ import annotations

import numpy as np
import pytest

import colorito
from colorito import Batch, Game, Position


@pytest.mark.parametrize("variant", list(colorito.Variant))
def test_batched_games_are_games(variant: str) -> None:
    batch = Batch(20, variant=variant, seed=3)
    games = [Game(variant=variant) for _ in range(20)]
    for _ in range(60):
        offsets, actions = batch.legal()
        masks = batch.masks()
        for index, game in enumerate(games):
            legal = actions[offsets[index] : offsets[index + 1]]
            assert [game.position.move(int(action)) for action in legal] == game.legal_moves()
            assert sorted(legal) == list(np.flatnonzero(masks[index]))
        chosen = batch.sample()
        for game, action in zip(games, chosen, strict=True):
            game.play(game.position.move(int(action)))
        batch.step(chosen)
    assert [batch.game(index) for index in range(20)] == games
    assert batch.game(-1) == games[-1]
    assert (batch.turns == 0).all() and (batch.plies == 60).all() and not batch.over.any()
    assert batch.endings == [None] * 20 and len(batch) == 20


def test_the_same_seed_plays_the_same_games() -> None:
    first, second, third = Batch(5, seed=1), Batch(5, seed=1), Batch(5, seed=2)
    for batch in (first, second, third):
        for _ in range(20):
            batch.step(batch.sample())
    assert (first.observations() == second.observations()).all()
    assert (first.observations() != third.observations()).any()


def test_one_wrong_action_changes_nothing() -> None:
    batch = Batch(3)
    good = Position().action("c1c3")
    with pytest.raises(colorito.ColoritoError, match="game 2"):
        batch.step([good, good, -1])
    assert (batch.plies == 0).all()
    batch.step(np.array([good] * 3, dtype=np.uint16))
    assert (batch.plies == 1).all()


def test_games_end_and_begin_again() -> None:
    position = Position("JIHGFEDCB1/TSRQPONMLK/10/10/10/10/A9/l9/k1mnopqrst/abcdefghij b r 101")
    batch = Batch(2, position)
    home = position.action("a3b2")
    other = next(position.action(move) for move in position.legal_moves() if position.action(move) != home)
    batch.step([home, other])
    assert list(batch.over) == [True, False] and list(batch.results) == [-1, 0]
    assert batch.endings[0] is not None and batch.endings[0].winner == "blue"
    assert batch.sample()[0] == -1 and not batch.masks()[0].any()
    batch.step(batch.sample())
    assert list(batch.plies) == [1, 2]
    batch.reset(batch.over)
    assert list(batch.plies) == [0, 2] and not batch.over.any()
    batch.reset()
    assert list(batch.plies) == [0, 0]


def test_long_games_are_broken_off() -> None:
    batch = Batch(4, max_plies=3)
    for _ in range(5):
        batch.step(batch.sample())
    assert (batch.plies == 3).all() and batch.over.all() and batch.truncated.all() and not batch.results.any()


def test_repetition_is_a_draw_unless_switched_off() -> None:
    for repetition in (True, False):
        batch = Batch(1, repetition=repetition)
        for move in ["c1c3", "h10h8", "c3c1", "h8h10"] * 2:
            batch.step([batch.game(0).position.action(move)])
        assert batch.over[0] == repetition and not batch.truncated[0]
