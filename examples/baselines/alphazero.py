# SPDX-License-Identifier: MIT
"""A small AlphaZero-like loop on OpenSpiel's interface: python alphazero.py --rounds 50 --games 8 --simulations 24

OpenSpiel's own Monte Carlo tree search plays both seats, with explicit chance nodes; the network gives priors and
values. The network then learns the search's visits and the results of the games. Everything runs in Python:
slow, but short.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import pyspiel
import torch
from open_spiel.python.algorithms import mcts

import aude.openspiel
import network
import selfplay
from features import Rows, read
from ppo_torch import TorchOps, log_probabilities


def rows_of(state: aude.openspiel.AudeState) -> tuple[np.ndarray, Rows]:
    """The legal actions and their features."""
    encoding, position = state._encoding, state.position
    numbers = np.array(encoding.legal_numbers(position), np.int32)
    offsets = np.array([0, len(numbers)], np.int32)
    return numbers, read(encoding, encoding.planes(position)[None], encoding.tokens(position)[None], offsets, numbers)


class NetworkEvaluator(mcts.Evaluator):
    """Priors and values for the search."""

    def __init__(self, weights: selfplay.Weights):
        self.weights = weights

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        numbers, rows = rows_of(state)
        logits = network.logits_of(self.weights, rows, network.game_of_action(rows), network.NumpyOps)
        odds = np.exp(logits - logits.max())
        return list(zip(numbers.tolist(), (odds / odds.sum()).tolist()))

    def evaluate(self, state):
        """For both players, from -1 to 1. The network's unit is ten points."""
        sampled = state.clone()
        while sampled.is_chance_node():
            outcomes, odds = zip(*sampled.chance_outcomes())
            sampled.apply_action(int(np.random.choice(outcomes, p=odds)))
        if sampled.is_terminal():
            return np.array(sampled.returns())
        value = float(np.tanh(network.values_of(self.weights, rows_of(sampled)[1], network.NumpyOps)[0]))
        return np.array([value, -value] if sampled.current_player() == 0 else [-value, value])


def play_game(game: pyspiel.Game, weights: selfplay.Weights, simulations: int, seed: int, moves: int | None = None):
    """One game: rows, the visits of the search, and the result for the player to act, of each decision."""
    random = np.random.RandomState(seed)
    bot = mcts.MCTSBot(
        game,
        uct_c=1.5,
        max_simulations=simulations,
        evaluator=NetworkEvaluator(weights),
        child_selection_fn=mcts.SearchNode.puct_value,
        dirichlet_noise=(0.25, 0.5),
        random_state=random,
    )
    state, seen = game.new_initial_state(), []
    while not state.is_terminal() and (moves is None or len(seen) < moves):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(int(random.choice(outcomes, p=odds)))
            continue
        numbers, rows = rows_of(state)
        found = {child.action: child.explore_count for child in bot.mcts_search(state).children}
        visits = np.array([found.get(number, 0) for number in numbers.tolist()], np.float64)
        odds = visits / visits.sum()
        seen.append((rows, odds.astype(np.float32), state.current_player()))
        state.apply_action(int(random.choice(numbers, p=odds)))
    returns = state.returns()
    return [(rows, visits, np.float32(returns[player])) for rows, visits, player in seen]


def learn(weights: dict[str, torch.Tensor], optimiser: torch.optim.Optimizer, sample: list) -> float:
    """One step: cross entropy with the visits, squared error of the result. Returns the loss."""
    joined = selfplay.joined([rows for rows, _, _ in sample])
    game = torch.from_numpy(network.game_of_action(joined))
    rows = Rows(*(torch.from_numpy(np.ascontiguousarray(each)) for each in joined))
    visits = torch.from_numpy(np.concatenate([each for _, each, _ in sample]))
    results = torch.tensor([result for _, _, result in sample])
    log_all = log_probabilities(network.logits_of(weights, rows, game, TorchOps), game, len(sample))
    miss = (torch.tanh(network.values_of(weights, rows, TorchOps)) - results).square().mean()
    loss = miss - (visits * log_all).sum() / len(sample)
    optimiser.zero_grad()
    loss.backward()
    optimiser.step()
    return float(loss.detach())


def train(rounds: int, games: int, simulations: int, out: Path, *, begin: Path | None = None, moves: int | None = None):
    """Returns the mean loss of each round."""
    game = pyspiel.load_game("aude")
    start = network.load(begin) if begin else network.initial(1)
    weights = {name: torch.tensor(each, requires_grad=True) for name, each in start.items()}
    optimiser = torch.optim.Adam(weights.values(), lr=1e-3)
    random, memory, losses = np.random.default_rng(1), [], []
    for done in range(rounds):
        now = {name: each.detach().numpy().copy() for name, each in weights.items()}
        for each in range(games):
            memory += play_game(game, now, simulations, done * 1000 + each, moves)
        memory = memory[-20_000:]
        picks = [random.choice(len(memory), 64) for _ in range(max(8, len(memory) // 64))]
        losses.append(np.mean([learn(weights, optimiser, [memory[i] for i in chosen]) for chosen in picks]))
        print(f"round {done + 1}: loss {losses[-1]:.3f}", flush=True)
        network.save(out, now)
    return losses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--games", type=int, default=8, help="per round; default: 8")
    parser.add_argument("--simulations", type=int, default=24, help="per decision; default: 24")
    parser.add_argument("--begin", type=Path, help="weights to continue from, such as ppo.npz")
    parser.add_argument("--out", type=Path, default=Path("weights.npz"))
    asked = parser.parse_args()
    train(asked.rounds, asked.games, asked.simulations, asked.out, begin=asked.begin)


if __name__ == "__main__":
    main()
