"""Random playouts of 200 plies: the Rust library, the package with batches, and a plain Python program, in one run.

    python bench/playouts.py

All use one core and take turns, round after round. Times are those the processor spent, so that it matters little what else
the machine is doing; what counts is the ratio within a round, and the median of the rounds is printed. Needs Rust, for the
library's own example `playouts`, and a Unix system.
"""

from __future__ import annotations

import argparse
import random
import resource
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from plain import playout

import colorito

PLIES = 200
GAMES = 1000
PLAIN_GAMES = 2
ROOT = Path(__file__).parents[2]


def sampled_in_rust(seed: int) -> int:
    """Python asks for a random action for each game and plays it."""
    batch = colorito.Batch(GAMES, repetition=False, seed=seed)
    for _ in range(PLIES):
        batch.step(batch.sample())
    return int(batch.plies.sum())


def chosen_in_python(seed: int) -> int:
    """Python gets the legal actions of all games and chooses among them with numpy."""
    batch = colorito.Batch(GAMES, repetition=False)
    chance = np.random.default_rng(seed)
    for _ in range(PLIES):
        offsets, actions = batch.legal()
        counts = np.diff(offsets)
        if not counts.all():
            break
        batch.step(actions[offsets[:-1] + (chance.random(GAMES) * counts).astype(np.int64)])
    return int(batch.plies.sum())


def with_masks(seed: int) -> int:
    """As above, with masks and observations made for every ply, as one who learns would."""
    batch = colorito.Batch(GAMES, repetition=False, seed=seed)
    for _ in range(PLIES):
        batch.masks()
        batch.observations()
        batch.step(batch.sample())
    return int(batch.plies.sum())


def plain(seed: int) -> int:
    chance = random.Random(seed)
    return sum(playout(PLIES, chance) for _ in range(PLAIN_GAMES))


def rust_library(seed: int) -> float:
    """The library's own example, which does nothing else."""
    example = ROOT / "target" / "release" / "examples" / "playouts"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    answer = subprocess.run([example, str(GAMES), str(PLIES), str(seed)], check=True, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return int(answer.stdout) / PLIES / seconds


def rate(play: Callable[[int], int]) -> Callable[[int], float]:
    def measured(seed: int) -> float:
        begin = time.process_time()
        plies = play(seed)
        return plies / PLIES / (time.process_time() - begin)

    return measured


CONTESTANTS: dict[str, Callable[[int], float]] = {
    "Rust library": rust_library,
    "Python, batched, sample()": rate(sampled_in_rust),
    "Python, batched, numpy chooses": rate(chosen_in_python),
    "Python, batched, with masks and observations": rate(with_masks),
    "plain Python program": rate(plain),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    build = ["cargo", "build", "--release", "-q", "-p", "colorito", "--example", "playouts"]
    subprocess.run(build, check=True, cwd=ROOT)
    rates: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    for seed in range(rounds):
        for name, measure in CONTESTANTS.items():
            rates[name].append(measure(seed))
    library = rates["Rust library"]
    print(f"random playouts of {PLIES} plies, {GAMES} games a batch, median of {rounds} rounds")
    for name, measured in rates.items():
        ratio = statistics.median(own / base for own, base in zip(measured, library, strict=True))
        print(f"{name:<46} {statistics.median(measured):>9.1f} a second   {ratio:>8.4f} of the library")


if __name__ == "__main__":
    main()
