"""The environment is one PettingZoo knows how to use, and tells the truth about the game."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import colorito
from colorito import Game, Position
from colorito.env import env, raw_env

WON_IN_ONE = "JIHGFEDCB1/TSRQPONMLK/10/10/10/10/A9/l9/k1mnopqrst/abcdefghij b r 101"


@pytest.mark.parametrize("options", [{}, {"variant": "strict-colours", "board": "rows", "starter": "blue", "max_plies": 30}])
def test_pettingzoo_is_satisfied(options: dict[str, object]) -> None:
    api_test(env(**options), num_cycles=200)
    seed_test(lambda **more: env(**options, **more), num_cycles=50)


def test_rendering() -> None:
    for mode in ("ansi", "svg"):
        shown = raw_env(render_mode=mode)
        shown.reset()
        assert shown.render() == (Position().diagram() if mode == "ansi" else Position().svg())
    with pytest.raises(ValueError, match="no render mode"):
        raw_env(render_mode="smoke")


def test_a_game_is_won() -> None:
    game = env(position=Position(WON_IN_ONE))
    game.reset()
    assert game.agent_selection == "blue"
    game.step(Position(WON_IN_ONE).action("a3b2"))
    assert game.unwrapped.rewards == {"red": -1, "blue": 1}
    assert all(game.unwrapped.terminations.values())


def test_what_is_seen_is_what_is_there() -> None:
    seen = raw_env()
    seen.reset()
    for move in ("c1c3", "h10h8", "a1c1"):
        position = seen.game.position
        observation = seen.observe(seen.agent_selection)
        legal = np.flatnonzero(observation["action_mask"])
        assert {position.move(int(action)) for action in legal} == set(position.legal_moves())
        planes = observation["observation"]
        for space, piece in position.pieces().items():
            column, row = ord(space[0]) - ord("a"), int(space[1:]) - 1
            if position.turn == "blue":
                column, row = 9 - column, 9 - row
            plane = piece.number - 1 + (0 if piece.side is position.turn else 20)
            assert planes[plane, row, column] == 1
        assert planes[:40].sum() == 40 and planes[40:44].sum() == 60
        assert planes[44].all() == (position.turn == "red") and not planes[45:].any()
        waiting = seen.observe(str(position.turn.opponent))
        assert not waiting["action_mask"].any()
        assert waiting["observation"][:20].sum() == 20
        seen.step(position.action(move))


def test_both_sides_see_the_same_start() -> None:
    red, blue = raw_env(starter="red"), raw_env(starter="blue")
    red.reset()
    blue.reset()
    for key in ("observation", "action_mask"):
        assert (red.observe("red")[key] == blue.observe("blue")[key]).all()


def test_variants_and_repetition_are_seen() -> None:
    seen = raw_env(variant="strict-colours")
    seen.reset()
    for move in ["c1c3", "h10h8", "c3c1", "h8h10"]:
        seen.step(seen.game.position.action(move))
    planes = seen.observe("red")["observation"]
    assert planes[45].all() and not planes[46].any() and planes[47].all() and planes[48].all()


def test_a_long_game_is_truncated() -> None:
    short = raw_env(max_plies=1)
    short.reset()
    short.step(Position().action("c1c3"))
    assert all(short.truncations.values()) and not any(short.terminations.values())
    assert short.rewards == {"red": 0, "blue": 0}
    assert isinstance(short.game, Game) and len(short.game) == 1
    assert colorito.ACTIONS == 2001 and colorito.PLANES == 49
