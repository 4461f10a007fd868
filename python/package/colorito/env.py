"""Colorito as an environment for two learning players, in the manner of PettingZoo.

Both players see the board from their own seat: for Blue it is turned by half a turn, so that own pieces always go up.

**Actions** are numbers below ``colorito.ACTIONS`` (2001). ``100 * (number - 1) + space`` moves the own piece with this
number, 1 to 20, to a space, counted row by row from the player's own left corner: 0 is the player's a1, 99 the j10. The last
action, 2000, is the pass, legal only where no piece can move. ``Position.action`` and ``Position.move`` convert.

**Observations** are dictionaries: ``action_mask`` has a 1 for each legal action, ``observation`` has ``colorito.PLANES``
(49) planes of ten by ten zeros and ones, indexed by plane, row and column from the player's own seat:

======  =====================================================================================================
planes  what they mark
======  =====================================================================================================
0–19    the own piece 1 to 20
20–39    the opponent's piece 1 to 20
40–43   the spaces of the own two colours (that of the pieces 1–10 first), then of the opponent's
44      everything, if the player made the first move of the game
45–46   everything, if the position has been there before once, or twice
47–48   everything, if the variant is strict; if numbers are ignored
======  =====================================================================================================

**Rewards** come at the end of a game: 1 for the winner, -1 for the loser, 0 for a draw. A game with ``max_plies`` moves is
truncated without a reward; random play hardly ever ends otherwise.

>>> from colorito.env import env
>>> game = env(max_plies=4)
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     done = terminated or truncated
...     game.step(None if done else game.action_space(agent).sample(observation["action_mask"]))
>>> game.game.position.plies
4
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import ACTIONS, PLANES, Batch, Board, ColoritoError, Game, Position, Side, Variant

__all__ = ["ColoritoEnv", "env", "raw_env"]

Observation = dict[str, npt.NDArray[Any]]


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The environment, wrapped so that wrong use is noticed. The options are those of ``ColoritoEnv``."""
    wrapped: AECEnv[str, Observation, int] = raw_env(**options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(**options: Any) -> ColoritoEnv:
    """The environment without wrappers."""
    return ColoritoEnv(**options)


class ColoritoEnv(AECEnv[str, Observation, int]):
    """A game of Colorito between the agents ``red`` and ``blue``.

    ``render_mode`` is ``None``, ``ansi`` for the board in letters, ``svg`` for a drawing, or ``human``, which prints the
    board after every move.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "colorito_v1",
        "render_modes": ["ansi", "svg", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        variant: Variant | str = Variant.STANDARD,
        board: Board | str = "standard",
        starter: Side | str = Side.RED,
        position: Position | None = None,
        repetition: bool = True,
        max_plies: int | None = 400,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"there is no render mode `{render_mode}`; use one of {self.metadata['render_modes']}")
        self.render_mode = render_mode
        start = Position(variant=variant, board=board, starter=starter) if position is None else position
        # One game of a batch: what an agent sees is worked out in one place.
        self._batch = Batch(1, start, repetition=repetition, max_plies=max_plies)
        self.possible_agents = [str(side) for side in Side]
        self.agents: list[str] = []
        seen = gymnasium.spaces.Box(0, 1, (PLANES, 10, 10), np.uint8)
        mask = gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """A copy of the game as it stands."""
        return self._batch.game(0)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. There is no chance in it, so that the seed changes nothing."""
        self._batch.reset()
        self.agents = list(self.possible_agents)
        self.agent_selection = self._on_turn()
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._end_if_over()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now. Whoever is not to move sees their own side too, with no legal action."""
        if agent == self._on_turn():
            return {"observation": self._batch.observations()[0], "action_mask": self._batch.masks()[0]}
        return {"observation": self._batch.observations(opponent=True)[0], "action_mask": np.zeros(ACTIONS, np.int8)}

    def step(self, action: int | None) -> None:
        """Plays an action of the agent to move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        if action is None:
            raise ColoritoError(f"{agent} is to move and must choose an action")
        self._batch.step([action])
        self._cumulative_rewards[agent] = 0
        self.agent_selection = self._on_turn()
        self._clear_rewards()
        self._end_if_over()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board, as ``render_mode`` says."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        position = self.game.position
        if self.render_mode == "svg":
            return position.svg()
        if self.render_mode == "ansi":
            return position.diagram()
        print(position.diagram(), end="\n\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _on_turn(self) -> str:
        return self.possible_agents[int(self._batch.turns[0])]

    def _end_if_over(self) -> None:
        if not self._batch.over[0]:
            return
        if self._batch.truncated[0]:
            self.truncations = dict.fromkeys(self.agents, True)
            return
        result = int(self._batch.results[0])
        self.rewards = {"red": result, "blue": -result}
        self.terminations = dict.fromkeys(self.agents, True)
