"""Engine, solver and counts: answers, progress, interruption, and Python going on meanwhile."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import colorito
from colorito import Analysis, Engine, Game, Position, Solution

FAR = Position()
ALONE = Position("10/10/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0", study=True)
NEAR = Position("JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 102")


def test_analysis() -> None:
    told: list[Analysis] = []
    analysis = Engine(hash=1).analyse(FAR, depth=4, lines=3, progress=told.append)
    assert len(analysis.lines) == 3 and analysis.depth == 4 and analysis.nodes > 0 and analysis.seconds >= 0
    assert [report.depth for report in told] == [1, 2, 3, 4]
    scores = [line.score for line in analysis.lines]
    assert scores == sorted(scores, reverse=True)
    best = analysis.best
    assert best is not None and best.move == best.moves[0] and best.move in FAR.legal_moves()
    assert best.score.lead is not None and best.score.decided is None
    assert analysis.deepest >= 4


def test_a_finished_game_has_no_lines() -> None:
    engine = Engine(hash=1)
    over = Game()
    over.resign("red")
    assert engine.analyse(over).lines == [] and engine.analyse(over).best is None
    assert engine.choose(over, 1) is None and engine.hint(over) is None


@pytest.mark.parametrize("level", colorito.LEVELS)
def test_levels_choose_legal_moves_again_and_again(level: int) -> None:
    game = Game()
    game.play("c1c3")
    engine = Engine(hash=1)
    first = engine.choose(game, level, seed=5, nodes=2000)
    engine.forget()
    assert first in game.legal_moves()
    assert engine.choose(game, level, seed=5, nodes=2000) == first


def test_hints_have_a_reason() -> None:
    hint = Engine(hash=1).hint(FAR, depth=2)
    assert hint is not None
    assert str(hint).startswith("Move ") and hint.move in FAR.legal_moves()
    assert hint.way is not None and len(hint.ladder) == hint.way.hops
    assert isinstance(hint.gain, float) and hint.score.lead is not None


def test_solutions() -> None:
    solution = colorito.solve(NEAR, "blue")
    assert (solution.lower, solution.upper, solution.exact, str(solution)) == (1, 1, True, "1")
    told: list[Solution] = []
    far = colorito.solve(ALONE, "red", time=0.4, progress=told.append)
    assert far.lower is not None and told
    assert all(news.line is None and news.seconds > 0 for news in told)
    if far.line is not None:
        assert len(far.line) == far.upper
    assert colorito.solve(ALONE, "red", nodes=1).nodes <= 1


def test_progress_of_counts() -> None:
    told: list[tuple[int, int]] = []
    colorito.perft(FAR, 3, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (12, 12)


LONG_CALLS: dict[str, Callable[[Any], object]] = {
    "perft": lambda progress: colorito.perft(FAR, 12, progress=progress),
    "divide": lambda progress: colorito.divide(FAR, 12, progress=progress),
    "solve": lambda progress: colorito.solve(ALONE, "red", time=600, progress=progress),
    "analyse": lambda progress: Engine(hash=1).analyse(FAR, time=600, progress=progress),
    "choose": lambda progress: Engine(hash=1).choose(FAR, time=600),
    "hint": lambda progress: Engine(hash=1).hint(FAR, time=600),
}


@pytest.mark.parametrize("name", LONG_CALLS)
def test_ctrl_c_ends_them(name: str) -> None:
    timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        LONG_CALLS[name](None)
    timer.join()


@pytest.mark.parametrize("name", ["perft", "divide", "solve", "analyse"])
def test_what_progress_raises_ends_them(name: str) -> None:
    def progress(*_news: object) -> None:
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        LONG_CALLS[name](progress)


def test_python_goes_on_meanwhile() -> None:
    beats = 0
    done = threading.Event()

    def beat() -> None:
        nonlocal beats
        while not done.is_set():
            beats += 1
            time.sleep(0.001)

    heart = threading.Thread(target=beat)
    heart.start()
    colorito.solve(ALONE, "red", time=0.5)
    done.set()
    heart.join()
    assert beats > 5


def test_an_engine_thinks_about_one_thing_at_a_time() -> None:
    engine = Engine(hash=1)
    with pytest.raises(RuntimeError, match="thinking already"):
        engine.analyse(FAR, depth=5, progress=lambda _: engine.forget())
    assert engine.analyse(FAR, depth=1).lines
