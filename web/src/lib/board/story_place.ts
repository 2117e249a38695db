// SPDX-License-Identifier: MIT
// Where a card and the points of an animation are shown: beside the tiles that they are about, and apart.
import type { FrameAnimation } from '../animation/frames';
import type { Cell, View } from '../protocol';
import type { Point } from '../art/art.svelte';
import { box_of, kTile, meet, type Box, type Obstacle, type Size } from './camera';
import { set_cells } from './positions';

// The cells that an animation is about.
export function cells_spoken_of(animation: FrameAnimation | null, view: View): Cell[] {
  if (animation === null) return [];
  if (animation.kind === 'tile') return [animation.at];
  const { event } = animation;
  if (event.type === 'scored' && event.spots !== undefined && event.spots.length > 0)
    return [...new Map(event.spots.map(([x, y]): [string, Cell] => [`${x},${y}`, [x, y]])).values()];
  if ('at' in event && event.at !== undefined) return [event.at];
  return set_cells(view);
}

const kWays: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const kGap = 8; // board units between a tile and the points beside it

const box_around = ([x, y]: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

// The middle of a label beside these cells that covers none of them, as near to their middle as possible. All in board
// units. `is_free`: whether the label would be seen there. Null if there is no such place.
export function place_beside(cells: readonly Cell[], label: Size, is_free: (box: Box) => boolean): Point | null {
  const boxes = cells.map((cell) => box_of([cell]));
  const mean = (axis: 0 | 1): number =>
    cells.reduce((sum, cell) => sum + (cell[axis] + 0.5) * kTile, 0) / Math.max(1, cells.length);
  const middle: Point = [mean(0), mean(1)];
  let best: Point | null = null;
  let least = Infinity;
  for (const cell of cells) {
    for (const [dx, dy] of kWays) {
      const point: Point = [
        (cell[0] + 0.5) * kTile + dx * (kTile / 2 + kGap + label.width / 2),
        (cell[1] + 0.5) * kTile + dy * (kTile / 2 + kGap + label.height / 2),
      ];
      const far = Math.hypot(point[0] - middle[0], point[1] - middle[1]);
      const box = box_around(point, label);
      if (far >= least || boxes.some((one) => meet(one, box)) || !is_free(box)) continue;
      [best, least] = [point, far];
    }
  }
  return best;
}

const kAcross = 8; // places tried along each axis
const kEdge = 12; // pixels between a card and the edge of the screen
const kWorse = 100; // covering what the card is about is so much worse than covering a panel

const overlap = (a: Readonly<Box>, b: Readonly<Box>): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// The upper left corner of a card, in pixels: as near to the middle of the upper edge as it can be without covering
// what it is about, nor a panel; where there is no room, where it covers least.
export function place_card(card: Size, screen: Size, about: readonly Box[], panels: readonly Obstacle[]): Point {
  const spare = { x: screen.width - card.width - 2 * kEdge, y: screen.height - card.height - 2 * kEdge };
  const places = Array.from({ length: (kAcross + 1) ** 2 }, (_, i): Point => {
    const [across, down] = [i % (kAcross + 1), Math.floor(i / (kAcross + 1))];
    return [kEdge + (Math.max(0, spare.x) * across) / kAcross, kEdge + (Math.max(0, spare.y) * down) / kAcross];
  });
  const far = ([x, y]: Point): number => Math.hypot(x - kEdge - spare.x / 2, y - kEdge);
  const covers = ([left, top]: Point): number => {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const sum = (boxes: readonly Readonly<Box>[]): number => boxes.reduce((all, one) => all + overlap(one, box), 0);
    return kWorse * sum(about) + sum(panels);
  };
  return places
    .map((place) => ({ place, cost: covers(place), far: far(place) }))
    .reduce((best, one) => (one.cost < best.cost || (one.cost === best.cost && one.far < best.far) ? one : best))
    .place;
}
