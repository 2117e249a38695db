# SPDX-License-Identifier: MIT
"""Rates a policy on Aude's ladder: python -m aude.evaluate POLICY [--games N].

POLICY is one of

    package.module:function   a Python callable: takes an aude.State, returns an action as text or as its number
    file.py:function          the same from a file
    policy.onnx, policy.pt    a network (ONNX, TorchScript): takes tokens as float32 from 0 to 1, one row per position,
                              returns one logit per action of aude.Encoding; the highest legal one is played
    elo:900, hard:2000        a built-in level, to check the scale
    ./mybot.py                a bot program (docs/bots.md)

Every deck is played twice with the seats exchanged, so that the luck of the draw mostly cancels out. Opponents are rungs
of the ladder (elo:N, whose rating is N), each time the one closest to the rating so far. The rating is the mean of the
posterior of the logistic (Elo) model with the opponents' ratings known, draws counted as half a win, and a flat prior
from 0 to 3000; the interval holds 95% of it. The two games of a deck count as two.

--against random,greedy,elo:900 plays that many games against each of these instead and prints the share won with a 95%
interval (Wilson score); the rating then counts the elo:N among them.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import random
import select
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ._aude import Bot, Game, Refused, State
from ._aude import rating_of as bot_rating
from .encoding import Encoding

__all__ = ["Rating", "Result", "evaluate", "evaluate_against", "load_policy", "rating_of", "share_won"]

Policy = Callable[[State], "str | int"]

_LOWEST, _HIGHEST = 300, 2150  # the rungs of the ladder
_RATINGS = np.arange(0, 3001, dtype=np.float64)


@dataclass(frozen=True)
class Result:
    """Two games on one deck, the policy in the first seat, then in the second. score: its share of the two, 0 to 1."""

    opponent: str
    deck: int
    score: float
    records: tuple[str, str]


@dataclass(frozen=True)
class Rating:
    mean: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.mean:.0f} (95%: {self.low:.0f} to {self.high:.0f}; {self.games} games)"


def rating_of(results: list[tuple[float, float]]) -> Rating:
    """From (opponent's rating, share of two games won) of each deck."""
    log_odds = np.zeros_like(_RATINGS)
    for opponent, score in results:
        expected = 1 / (1 + 10 ** ((opponent - _RATINGS) / 400))
        log_odds += 2 * (score * np.log(expected) + (1 - score) * np.log1p(-expected))
    weights = np.exp(log_odds - log_odds.max())
    weights /= weights.sum()
    below = np.cumsum(weights)
    low, high = (float(_RATINGS[np.searchsorted(below, share)]) for share in (0.025, 0.975))
    return Rating(float(weights @ _RATINGS), low, high, 2 * len(results))


def evaluate(
    policy: Policy,
    games: int = 200,
    *,
    sets: str = "base",
    seed: int = 1,
    report: Callable[[Result, Rating], None] | None = None,
) -> tuple[Rating, list[Result]]:
    """Plays an even number of games of two players and returns the rating and every result."""
    results: list[Result] = []
    rating = Rating(900, 0, 3000, 0)
    for deck in range((games + 1) // 2):
        opponent = int(np.clip(round(rating.mean / 50) * 50, _LOWEST, _HIGHEST))
        results.append(_play_deck(policy, f"elo:{opponent}", sets, seed, deck))
        rating = rating_of(_rated(results, sets))
        if report is not None:
            report(results[-1], rating)
    return rating, results


def evaluate_against(
    policy: Policy,
    opponents: list[str],
    games: int = 200,
    *,
    sets: str = "base",
    seed: int = 1,
    report: Callable[[Result, Rating], None] | None = None,
) -> tuple[Rating | None, list[Result]]:
    """Plays an even number of games against each level. The rating is None if no opponent has one (elo:N)."""
    results: list[Result] = []
    for opponent in opponents:
        Bot(opponent)  # an unknown level is refused before the first game
    for opponent in opponents:
        for deck in range((games + 1) // 2):
            results.append(_play_deck(policy, opponent, sets, seed, deck))
            if report is not None:
                report(results[-1], rating_of(_rated(results, sets)))
    rated = _rated(results, sets)
    return (rating_of(rated) if rated else None), results


def share_won(results: list[Result]) -> tuple[float, float, float]:
    """The share of the games won and its 95% interval."""
    n, share, z = 2 * len(results), sum(each.score for each in results) / len(results), 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * np.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return share, float(middle - half), float(middle + half)


def _rated(results: list[Result], sets: str) -> list[tuple[float, float]]:
    """(rating, score) of those whose opponent is of the ladder. It may be shorter with expansions."""
    game = Game(sets=sets)
    rated = [each for each in results if each.opponent.startswith("elo:")]
    return [(float(bot_rating(each.opponent, game) or 0), each.score) for each in rated]


def _play_deck(policy: Policy, opponent: str, sets: str, seed: int, deck: int) -> Result:
    played = [_play(policy, opponent, sets, seed, deck, seat) for seat in (0, 1)]
    return Result(opponent, deck, sum(share for share, _ in played) / 2, (played[0][1], played[1][1]))


def _play(policy: Policy, level: str, sets: str, seed: int, deck: int, seat: int) -> tuple[float, str]:
    game = Game(sets=sets)
    encoding, state = Encoding(game), game.start()
    draws, opponent = random.Random(f"{seed} {deck}"), Bot(level, seed=deck + 1)
    while not state.is_over:
        if state.is_chance:
            state.apply(_draw(state, draws))
        elif state.actor == seat:
            choice = policy(state)
            if isinstance(choice, str):
                state.apply(choice)
            else:
                encoding.apply(state, int(choice))
        else:
            state.apply(opponent.choose(state))
    own, other = state.scores[seat], state.scores[1 - seat]
    return (own > other) + 0.5 * (own == other), state.record()


def _draw(state: State, draws: random.Random) -> str:
    """The same numbers in both games of a deck; the same tiles as long as the supplies are equal."""
    chances = state.chances()
    return draws.choices([each.action for each in chances], [each.weight for each in chances])[0]


def load_policy(name: str, sets: str = "base") -> Policy:
    """The policy that a name on the command line means."""
    if name.endswith((".onnx", ".pt")):
        return _network_policy(name, Encoding(Game(sets=sets)))
    if ":" in name and not _is_level(name):
        place, _, function = name.rpartition(":")
        return getattr(_module(place), function)
    if "/" in name:
        return _ProgramPolicy(name)
    bot = Bot(name, seed=1)
    return bot.choose


def _is_level(name: str) -> bool:
    try:
        Bot(name)
    except Refused:
        return False
    return True


def _module(place: str) -> Any:
    if not place.endswith(".py"):
        return importlib.import_module(place)
    spec = importlib.util.spec_from_file_location(Path(place).stem, place)
    if spec is None or spec.loader is None or not Path(place).exists():
        raise Refused(f"there is no file {place}")
    sys.path.insert(0, str(Path(place).resolve().parent))  # as for a script: it may import files beside it
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _network_policy(file: str, encoding: Encoding) -> Policy:
    run = _onnx(file) if file.endswith(".onnx") else _torchscript(file)

    def choose(state: State) -> int:
        tokens = encoding.tokens(state)[None].astype(np.float32) / 255
        logits = np.asarray(run(tokens), np.float32).reshape(-1)
        if logits.size != encoding.num_actions:
            raise Refused(f"{file} returns {logits.size} logits, but there are {encoding.num_actions} actions")
        return int(np.where(encoding.mask(state) != 0, logits, -np.inf).argmax())

    return choose


def _onnx(file: str) -> Callable[[np.ndarray], np.ndarray]:
    import onnxruntime

    session = onnxruntime.InferenceSession(file, providers=["CPUExecutionProvider"])
    name = session.get_inputs()[0].name
    return lambda tokens: session.run(None, {name: tokens})[0]


def _torchscript(file: str) -> Callable[[np.ndarray], np.ndarray]:
    import torch

    network = torch.jit.load(file).eval()

    def run(tokens: np.ndarray) -> np.ndarray:
        with torch.inference_mode():
            return network(torch.from_numpy(tokens)).numpy()

    return run


class _ProgramPolicy:
    """A bot program: it hears the game's actions and answers when it must act."""

    def __init__(self, command: str, seconds: float = 60):
        self._command, self._seconds = command, seconds
        self._process: subprocess.Popen | None = None
        self._setup: Any = None
        self._heard: list[str] = []

    def __call__(self, state: State) -> str:
        if self._process is None:
            self._process = subprocess.Popen(
                shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
            self._send({"type": "hello", "protocol": 1, "rules": 1})
            self._answer("hello")
        record = json.loads(state.record())
        if record["setup"] != self._setup or record["actions"][: len(self._heard)] != self._heard:
            self._setup, self._heard = record["setup"], []
            self._send({"type": "game", "seat": state.actor, "seed": 1, "setup": self._setup})
        for action in record["actions"][len(self._heard) :]:
            self._send({"type": "action", "action": action})
        self._heard = record["actions"]
        self._send({"type": "move", "time_ms": int(self._seconds * 1000), "position": state.position()})
        return self._answer("move")["action"]

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()

    def _send(self, message: dict) -> None:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(json.dumps(message) + "\n")

    def _answer(self, kind: str) -> dict:
        assert self._process is not None and self._process.stdout is not None
        line = self._process.stdout.readline() if select.select([self._process.stdout], [], [], self._seconds)[0] else ""
        answer = json.loads(line) if line else {}
        if answer.get("type") != kind:
            raise Refused(f"{self._command} answered {line.strip()!r} within {self._seconds} s; expected a {kind!r} message")
        return answer


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m aude.evaluate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("policy")
    parser.add_argument("--games", type=int, default=200, help="default: 200")
    parser.add_argument("--against", metavar="LEVELS", help="fixed opponents, separated by commas")
    parser.add_argument("--sets", default="base", help="default: base")
    parser.add_argument("--seed", type=int, default=1, help="of the decks; default: 1")
    parser.add_argument("--records", metavar="FILE", help="write all games as records, one per line")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    asked = parser.parse_args(arguments)
    if asked.games < 1:
        parser.error("--games: expected a positive number")

    def report(result: Result, rating: Rating) -> None:
        print(f"\rdeck {result.deck + 1}: {rating} ", end="", file=sys.stderr, flush=True)

    try:
        policy = load_policy(asked.policy, asked.sets)
        settings: dict[str, Any] = {"sets": asked.sets, "seed": asked.seed, "report": report}
        levels = asked.against.split(",") if asked.against else []
        rating: Rating | None
        if levels:
            rating, results = evaluate_against(policy, levels, asked.games, **settings)
        else:
            rating, results = evaluate(policy, asked.games, **settings)
    except (Refused, ImportError, AttributeError) as problem:
        print(f"{parser.prog}: {problem}", file=sys.stderr)
        return 1
    print(file=sys.stderr)
    if asked.records:
        Path(asked.records).write_text("".join(record + "\n" for result in results for record in result.records))
    shares = {level: share_won([each for each in results if each.opponent == level]) for level in levels}
    if asked.json:
        about = {"policy": asked.policy, "sets": asked.sets, "seed": asked.seed, **(vars(rating) if rating else {})}
        print(json.dumps({**about, "against": shares} if shares else about))
        return 0
    for level, (share, low, high) in shares.items():
        print(f"{asked.policy} against {level}: {share:.1%} (95%: {low:.1%} to {high:.1%}; {2 * -(-asked.games // 2)} games)")
    if rating is not None:
        print(f"{asked.policy}: {rating}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
