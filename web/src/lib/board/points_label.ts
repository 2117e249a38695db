// SPDX-License-Identifier: MIT
// The points of a feature that scores, beside it on the board.
import type { FrameAnimation } from '../animation/frames';
import type { ScoredEvent, View } from '../protocol';
import type { Box, Size } from './camera';
import { middle_of, tiles_by_cell } from './positions';
import { cells_spoken_of, place_beside } from './story_place';

export interface PointsLabel {
  event: ScoredEvent;
  scale: number;
  box: Box; // board units
  shown: { seat: number; x: number; y: number }[];
}

const kHigh = 34; // units
const kWide = 64; // units for each player
const kLeast = 24; // pixels: the finale shows the whole board, and points must stay readable

// `pixels`: of a tile on the screen; `is_free`: whether a box of the board is seen. Where nothing is free beside the
// feature, the points stand in its middle.
export function points_label(
  animation: FrameAnimation | null,
  view: View,
  pixels: number,
  is_free: (box: Box) => boolean,
): PointsLabel | null {
  if (animation?.kind !== 'event' || animation.event.type !== 'scored') return null;
  const { event } = animation;
  if (event.points === 0 || event.players.length === 0) return null;
  const scale = Math.max(1, (kLeast * 100) / (kHigh * pixels));
  const size: Size = { width: kWide * event.players.length * scale, height: kHigh * scale };
  const beside = place_beside(cells_spoken_of(animation, view), size, is_free);
  const middle = beside ?? middle_of(tiles_by_cell(view), event.spots, view);
  if (middle === null) return null;
  const [x, y] = middle;
  return {
    event,
    scale,
    box: {
      left: x - size.width / 2,
      top: y - size.height / 2,
      right: x + size.width / 2,
      bottom: y + size.height / 2,
    },
    shown: event.players.map((seat, i) => ({
      seat,
      x: x + (i - (event.players.length - 1) / 2) * kWide * scale,
      y,
    })),
  };
}
