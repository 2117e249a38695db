#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""recompute.py FILE: computes all ratings in a file of `aude player ratings -o FILE` again, from its results.

A small program of its own: it shares no code with src/compete, and follows docs/ratings.md only.
"""
import math
import sys
from collections import defaultdict

DAY = 86_400_000
SCALE = 173.7178
ANCHORS = {'bot:easy': 800, 'bot:medium': 1500, 'bot:hard': 2150, 'bot:master': 2250}


def rounded(x):
    return int(math.floor(abs(x) + 0.5)) * (1 if x >= 0 else -1)


def anchor_of(kind, player):
    if kind != 'base' or not player.startswith('bot:'):
        return None
    return 1000 * int(player[8:]) if player.startswith('bot:elo:') else 1000 * ANCHORS[player]


class Rating:
    def __init__(self, anchor):
        self.anchor = anchor is not None
        self.rating = anchor if self.anchor else 1_500_000
        self.deviation = 45_000 if self.anchor else 350_000
        self.volatility, self.games, self.played = 60_000_000, 0, 0

    def periods(self, now):
        return max(0, now - self.played) / (4 * DAY) if self.games else 0.0

    def grown(self, now):
        """The deviation by now, in thousandths of a point."""
        if self.anchor:
            return self.deviation
        growth = self.periods(now) * (self.volatility / 1e9 * SCALE) ** 2
        return min(350_000, max(45_000, rounded(math.sqrt((self.deviation / 1e3) ** 2 + growth) * 1e3)))

    def numbers(self):
        return [self.rating, self.deviation, self.volatility, self.games, self.played]


def new_volatility(sigma, phi2, v, delta2, periods):
    """Step 5 of the paper with a period of another length, by bisection."""
    start = 2 * math.log(sigma)

    def slope(x):
        total = phi2 + v + periods * math.exp(x)
        return periods * math.exp(x) * (delta2 - total) / (2 * total * total) - (x - start) / 0.25

    low, high = start - 10, start + 10
    for _ in range(300):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    return math.exp(low / 2)


def after(rating, games, periods):
    """games: (rating, deviation, score, weight) in points."""
    mu, phi = (rating.rating / 1e3 - 1500) / SCALE, rating.deviation / 1e3 / SCALE
    information = surplus = 0.0
    for other, deviation, score, weight in games:
        g = 1 / math.sqrt(1 + 3 * (deviation / SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-g * (mu - (other - 1500) / SCALE)))
        information += weight * g * g * expected * (1 - expected)
        surplus += weight * g * (score - expected)
    v = 1 / information
    sigma = new_volatility(rating.volatility / 1e9, phi * phi, v, (v * surplus) ** 2, periods)
    phi = 1 / math.sqrt(1 / (phi * phi + periods * sigma * sigma) + information)
    mu += phi * phi * surplus
    return (min(4_000_000, max(100_000, rounded((mu * SCALE + 1500) * 1e3))),
            min(350_000, max(45_000, rounded(phi * SCALE * 1e3))), rounded(sigma * 1e9))


def add(ratings, meetings, kind, at, seats):
    entrants = [ratings.setdefault((kind, player), Rating(anchor_of(kind, player))) for player, _ in seats]
    before = [(one.rating / 1e3, one.grown(at) / 1e3) for one in entrants]
    changes = []
    for i, (player, place) in enumerate(seats):
        games = []
        for j, (other, their_place) in enumerate(seats):
            if i == j:
                continue
            earlier = sum(1 for time in meetings[kind, frozenset((player, other))] if at - time < 7 * DAY)
            weight = 2 / len(seats) * 0.8 ** max(0, earlier - 4)
            games.append((*before[j], 1 if place < their_place else 0.5 if place == their_place else 0, weight))
        changes.append(None if entrants[i].anchor else after(entrants[i], games, entrants[i].periods(at)))
    for one, change in zip(entrants, changes):
        if change:
            one.rating, one.deviation, one.volatility = change
        one.games, one.played = one.games + 1, max(one.played, at)
    for i, (player, _) in enumerate(seats):
        for other, _ in seats[:i]:
            meetings[kind, frozenset((player, other))].append(at)


def main():
    ratings, meetings, stored = {}, defaultdict(list), {}
    results = 0
    for line in open(sys.argv[1], encoding='utf-8'):
        words = line.split()
        if words[:1] == ['result']:
            seats = list(zip(words[3::2], map(int, words[4::2])))
            add(ratings, meetings, words[1], int(words[2]), seats)
            results += 1
        elif words[:1] == ['rating']:
            stored[words[1], words[2]] = list(map(int, words[3:]))
    computed = {key: rating.numbers() for key, rating in ratings.items()}
    wrong = [key for key in sorted(computed.keys() | stored.keys()) if computed.get(key) != stored.get(key)]
    for key in wrong:
        print(*key, 'stored', stored.get(key), 'computed', computed.get(key))
    print(f'{results} results, {len(stored)} ratings:', 'different' if wrong else 'equal')
    sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main()
