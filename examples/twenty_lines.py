# SPDX-License-Identifier: MIT
"""A bot in twenty lines: takes the most points immediately, and keeps its followers for features that can still grow."""

import aude


def choose(state: aude.State) -> str:
    def worth(action: str) -> float:
        after = state.clone()
        after.apply(action)
        gain = after.scores[state.actor] - state.scores[state.actor]
        followers = after.position()["supply"][state.actor].get("follower", 0)
        return gain + 0.4 * followers - (1.2 if action.startswith("follower") and followers < 3 else 0)

    return max(state.legal_actions(), key=worth)


def play(seed: int, opponent: str = "medium") -> list[int]:
    state, chance, rival = aude.Game().start(), aude.Chance(seed), aude.bots.Bot(opponent, seed)
    while not state.is_over:
        if state.is_chance:
            state.apply(chance.outcome(state))
        else:
            state.apply(choose(state) if state.actor == 0 else rival.choose(state))
    return state.scores


if __name__ == "__main__":
    for seed in range(3):
        print("ours {}, medium {}".format(*play(seed)))
