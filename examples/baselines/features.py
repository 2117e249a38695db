# SPDX-License-Identifier: MIT
"""What the baselines see: numbers for each legal action, and for the position, read from planes and tokens.

A placement is described by what becomes of each segment of the tile: the features that it joins (whose they are, how
many sides stay open) and the sides that it opens. A follower is described by the segment it would stand on. Base game,
two players. Only local facts are read: no search, nothing that the engine computes for its own bots.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import aude

Floats = NDArray[np.float32]

SEGMENT, PLACING, DEPLOYING, CLAIM, GLOBAL = 18, 5, 13, 14, 9
CITY, ROAD, FIELD, CLOISTER = 1, 2, 3, 5

# North, east, south, west, then the diagonals: (row, column)
_AROUND = np.array([(-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1)])
_SIDES = np.arange(4)
_FACING = (_SIDES + 2) % 4


class Rows(NamedTuple):
    """One step of many games, ragged: each row names the action, or the game, that it belongs to."""

    offsets: NDArray[np.int32]  # actions of game i: offsets[i] to offsets[i + 1]
    segments: Floats  # of placements, one row per segment of the tile
    segment_action: NDArray[np.int64]
    placing: Floats  # one row per placement
    placing_action: NDArray[np.int64]
    deploying: Floats  # one row per follower or pass
    deploying_action: NDArray[np.int64]
    claims: Floats  # one row per claimed feature
    claim_game: NDArray[np.int64]
    position: Floats  # one row per game


def read(
    encoding: aude.Encoding,
    planes: NDArray[np.uint8],
    tokens: NDArray[np.uint8],
    offsets: NDArray[np.int32],
    numbers: NDArray[np.int32],
) -> Rows:
    parts = encoding.parts(tokens)
    game = np.repeat(np.arange(len(tokens)), np.diff(offsets))
    first = encoding.window**2 * 4
    placing = np.flatnonzero(numbers < first)
    deploying = np.flatnonzero(numbers >= first)
    position = _position(parts)
    segments, owner, rest = _placements(encoding.window, planes, parts, game[placing], numbers[placing])
    deploys = _deployments(parts, game[deploying], numbers[deploying] - first)
    claims, claim_game = _claims(parts["features"])
    return Rows(
        offsets.copy(), segments, placing[owner], rest, placing, deploys, deploying, claims, claim_game, position
    )


def _position(parts: dict[str, NDArray[np.uint8]]) -> Floats:
    players = parts["players"].astype(np.float32)
    points = players[:, :, 0] + 256 * players[:, :, 1]
    left = parts["globals"][:, 0, 4].astype(np.float32)
    own, other = players[:, 0, 2], players[:, 1, 2]
    ahead = (points[:, 0] - points[:, 1]) / 30
    columns = [left / 72, left < 12, own / 7, other / 7, own < 1, own < 2, own < 3, np.clip(ahead, -2, 2)]
    return np.stack([*columns, np.ones_like(left)], 1).astype(np.float32)


def _placements(window, planes, parts, game, number):
    """Rows of segments with their placement, and rows of placements."""
    turn, cell = number % 4, number // 4
    around = np.stack([cell // window, cell % window], 1)[:, None] + _AROUND
    inside = ((around >= 0) & (around < window)).all(2)
    around = np.where(inside[..., None], around, 0)
    near = planes[game[:, None], around[..., 0], around[..., 1]] * inside[..., None]
    count = near[:, :, 0].sum(1)
    hand = parts["hand"][game]
    touching = _turned_sides(hand, turn)
    beside = near[:, _SIDES]
    there = beside[:, :, 0].astype(np.float32)
    facing = [beside[:, _SIDES, first + _FACING].astype(np.float32) for first in (34, 38, 42)]

    def total(values):
        return np.einsum("asd,ad->as", touching, values)

    own, other = total(facing[0]), total(facing[1])
    joined, free = total(there), touching.sum(2) - total(there)
    opening = np.maximum(total(there * (facing[2] - 1)), 0) + free
    cloister = hand[:, :, 0] == CLOISTER
    rows = _feature_columns(hand[:, :, 0], hand[:, :, 2], own, other, opening)
    rows += [joined / 4, joined > 1, free / 4, cloister * count[:, None] / 8]
    action, segment = np.nonzero(hand[:, :, 0])
    segments = np.stack(rows, 2).astype(np.float32)[action, segment]
    cloisters = near[:, :, 23] > 0
    beside_cloisters = [(cloisters & (near[:, :, channel] > 0)).sum(1) for channel in (46, 50)]
    rest = np.stack([count / 8, there.sum(1) / 4, *beside_cloisters, np.ones(len(game))], 1)
    return segments, action, rest.astype(np.float32)


def _turned_sides(hand, turn):
    """Which sides of the cell each segment touches; a field only where the side is nothing but field."""
    turned = (_SIDES - turn[:, None]) % 4
    touching = (hand[:, :, 1][:, :, None] >> turned[:, None]) & 1
    terrain = hand[:, :, 0][:, :, None]
    taken = (touching * ((terrain == CITY) | (terrain == ROAD) | (terrain == 4))).any(1)
    return np.where((terrain == FIELD) & taken[:, None], 0, touching).astype(np.float32)


def _feature_columns(terrain, marks, own, other, opening):
    """What placements, followers and claims have in common, 14 columns."""
    kinds = [terrain == kind for kind in (CITY, ROAD, FIELD, CLOISTER)]
    owners = [own > 0, other > 0, own > other, other > own, np.minimum(own, 3) / 3, np.minimum(other, 3) / 3]
    return [*kinds, marks, *owners, np.minimum(opening, 8) / 8, opening == 0, opening == 1]


def _deployments(parts, game, piece):
    """A follower on a segment, or a pass (all zero but the last column)."""
    follower = piece < 8
    row = parts["hand"][game, np.where(follower, piece, 0)].astype(np.float32)
    terrain, marks, opening, size = row[:, 0], row[:, 2], row[:, 4], row[:, 5]
    kinds = [terrain == kind for kind in (CITY, ROAD, FIELD, CLOISTER)]
    closed = opening == 0
    sizes = [np.minimum(size, 8) / 8 * kind for kind in kinds]
    columns = [*kinds, marks, *sizes, np.minimum(opening, 8) / 8, closed, opening == 1]
    columns = np.stack(columns, 1) * follower[:, None]
    return np.concatenate([columns, ~follower[:, None]], 1).astype(np.float32)


def _claims(features):
    game, row = np.nonzero((features[:, :, 5] > 0) | (features[:, :, 6] > 0))
    terrain, opening, size, marks, _, own, other = features[game, row, :7].astype(np.float32).T
    columns = _feature_columns(terrain, marks, own, other, opening)[:13]
    return np.stack([*columns, np.minimum(size, 12) / 12], 1).astype(np.float32), game
