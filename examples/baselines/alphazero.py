# SPDX-License-Identifier: MIT
"""A small AlphaZero-like loop on OpenSpiel's interface: python alphazero.py --minutes 60 --simulations 24

OpenSpiel's own Monte Carlo tree search plays both seats, with explicit chance nodes; the network gives priors and
values. The network then learns the search's visits and the results of the games. Everything runs in Python:
slow, but short.
"""

from __future__ import annotations

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

    def __init__(self, weights: selfplay.Weights, random: np.random.RandomState):
        self.weights, self.random = weights, random

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
            sampled.apply_action(int(self.random.choice(outcomes, p=odds)))
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
        evaluator=NetworkEvaluator(weights, random),
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


def train(
    weights: selfplay.Weights,
    minutes: float,
    curve: selfplay.Curve,
    *,
    round_games: int = 8,
    simulations: int = 24,
    seed: int = 1,
    moves: int | None = None,
) -> list[float]:
    """Rounds of games and learning for some minutes. Returns the mean loss of each round."""
    game = pyspiel.load_game("aude")
    learned = {name: torch.tensor(each, requires_grad=True) for name, each in weights.items()}
    optimiser = torch.optim.Adam(learned.values(), lr=1e-3)
    random, memory, losses, decisions = np.random.default_rng(seed), [], [], 0
    while curve.minutes() < minutes:
        now = {name: each.detach().numpy().copy() for name, each in learned.items()}
        curve.add(now, decisions)
        for each in range(round_games):
            played = play_game(game, now, simulations, seed * 1_000_000 + len(losses) * 1000 + each, moves)
            decisions += len(played)
            memory += played
        memory = memory[-20_000:]
        picks = [random.choice(len(memory), 64) for _ in range(max(8, len(memory) // 64))]
        losses.append(np.mean([learn(learned, optimiser, [memory[i] for i in chosen]) for chosen in picks]))
    curve.add({name: each.detach().numpy() for name, each in learned.items()}, decisions, last=True)
    return losses


def main() -> None:
    parser = selfplay.options(__doc__)
    parser.add_argument("--round", type=int, default=8, help="games between two times of learning; default: 8")
    parser.add_argument("--simulations", type=int, default=24, help="per decision; default: 24")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    curve = selfplay.Curve(asked.out, asked.every, asked.games)
    how = {"round_games": asked.round, "simulations": asked.simulations, "seed": asked.seed}
    train(selfplay.first_weights(asked), asked.minutes, curve, **how)


if __name__ == "__main__":
    main()
