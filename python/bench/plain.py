"""The rules a second time, as plainly as Python can say them: a yardstick for speed, and for nothing else.

It knows the standard game on the standard board as far as random playouts need it: steps, jumps, step-jumps, the pass, and the
two ways to win and the tie. A test holds its moves against those of the package.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

SIZE = 10
DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
ROWS = {3: "LDRYLDRYLD", 4: "RYLDRYLDRY"}
PASS = (-1, -1)


def space_colour(space: int) -> str:
    column, row = space % SIZE, space // SIZE + 1
    return "." if row in (1, 2, 9, 10) else ROWS[3 + (row - 3) % 2][column]


def near(space: int, reach: int) -> list[tuple[int, int]]:
    """The neighbours of a space and, for each, the space so far away in the same direction."""
    column, row = space % SIZE, space // SIZE
    found = []
    for dx, dy in DIRECTIONS:
        x, y = column + reach * dx, row + reach * dy
        if 0 <= x < SIZE and 0 <= y < SIZE:
            found.append(((row + dy) * SIZE + column + dx, y * SIZE + x))
    return found


NEIGHBOURS = [[space for space, _ in near(space, 1)] for space in range(SIZE * SIZE)]
HOPS = [near(space, 2) for space in range(SIZE * SIZE)]
COLOURS = [space_colour(space) for space in range(SIZE * SIZE)]


def piece_colour(piece: int) -> str:
    return "RYDL"[piece // 10]


def target(piece: int) -> int:
    """Pieces 0–19 are Red's, 20–39 Blue's."""
    return SIZE * SIZE - 1 - piece if piece < 20 else piece - 20


@dataclass
class PlainGame:
    """A game from the start, Red first."""

    pieces: dict[int, int] = field(
        default_factory=lambda: {SIZE * SIZE - 1 - target(piece): piece for piece in range(40)}
    )
    turn: int = 0

    def may_rest(self, piece: int, space: int) -> bool:
        return COLOURS[space] in (".", piece_colour(piece))

    def hops_from(self, spaces: set[int], origin: int) -> set[int]:
        """Every space that hops lead to from some spaces, while the moving piece has left its own."""
        reached: set[int] = set()
        open_ends = list(spaces)
        while open_ends:
            space = open_ends.pop()
            for over, landing in HOPS[space]:
                stands = over in self.pieces and over != origin
                free = landing not in self.pieces or landing == origin
                if stands and free and landing not in reached:
                    reached.add(landing)
                    open_ends.append(landing)
        return reached

    def destinations(self, origin: int) -> set[int]:
        piece = self.pieces[origin]
        steps = {space for space in NEIGHBOURS[origin] if space not in self.pieces}
        ends = steps | self.hops_from({origin}, origin) | self.hops_from(steps, origin)
        return {space for space in ends if space != origin and self.may_rest(piece, space)}

    def legal_moves(self) -> list[tuple[int, int]]:
        own = [space for space, piece in self.pieces.items() if piece // 20 == self.turn]
        moves = [(origin, end) for origin in own for end in self.destinations(origin)]
        return moves or [PASS]

    def play(self, move: tuple[int, int]) -> None:
        origin, end = move
        if move != PASS:
            self.pieces[end] = self.pieces.pop(origin)
        self.turn = 1 - self.turn

    def is_complete(self, side: int) -> bool:
        return all(self.pieces.get(target(piece)) == piece for piece in range(20 * side, 20 * side + 20))

    def is_special(self, side: int) -> bool:
        own = range(20 * side, 20 * side + 20)
        home = [piece for piece in own if self.pieces.get(target(piece)) == piece]
        held = [self.pieces.get(target(piece)) for piece in own if piece not in home]
        return bool(home) and bool(held) and all(piece is not None and piece // 20 != side for piece in held)

    def is_over(self) -> bool:
        red, blue = self.is_complete(0), self.is_complete(1)
        # Red began: after Red's completion Blue has one more move.
        return blue or (red and self.turn == 0) or (not red and (self.is_special(0) or self.is_special(1)))


def playout(plies: int, chance: random.Random) -> int:
    """Plays at random, and says how many moves were made."""
    game = PlainGame()
    for played in range(plies):
        if game.is_over():
            return played
        game.play(chance.choice(game.legal_moves()))
    return plies
