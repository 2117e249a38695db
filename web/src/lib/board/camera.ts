// SPDX-License-Identifier: MIT
// Where the board is seen from. World units are hundredths of a tile; screen = world * scale + offset.

export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

export const kTile = 100;
export const kLeastScale = 0.12;
export const kMostScale = 3;

const held = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

// Zooms so that the point of the board under (x, y) stays there.
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = held(camera.scale * factor, kLeastScale, kMostScale);
  const ratio = scale / camera.scale;
  return { x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio, scale };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

export function box_of(cells: readonly (readonly [number, number])[], margin = 0): Box {
  let box: Box = { left: 0, top: 0, right: kTile, bottom: kTile };
  let first = true;
  for (const [x, y] of cells) {
    const one: Box = { left: x * kTile, top: y * kTile, right: (x + 1) * kTile, bottom: (y + 1) * kTile };
    box = first
      ? one
      : {
          left: Math.min(box.left, one.left),
          top: Math.min(box.top, one.top),
          right: Math.max(box.right, one.right),
          bottom: Math.max(box.bottom, one.bottom),
        };
    first = false;
  }
  return { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin };
}

// The whole box, centred in the part of the screen that no panel covers.
export function fitted(box: Box, screen: Size, covered: Box, most = 1.3): Camera {
  const width = Math.max(80, screen.width - covered.left - covered.right);
  const height = Math.max(80, screen.height - covered.top - covered.bottom);
  const scale = held(Math.min(width / (box.right - box.left), height / (box.bottom - box.top)), kLeastScale, most);
  return {
    scale,
    x: covered.left + width / 2 - ((box.left + box.right) / 2) * scale,
    y: covered.top + height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

// Moves as little as needed to bring the box into the free part of the screen.
export function brought_into_view(camera: Camera, box: Box, screen: Size, covered: Box): Camera {
  const left = box.left * camera.scale + camera.x - covered.left;
  const right = screen.width - covered.right - (box.right * camera.scale + camera.x);
  const top = box.top * camera.scale + camera.y - covered.top;
  const bottom = screen.height - covered.bottom - (box.bottom * camera.scale + camera.y);
  const dx = left < 0 ? -left : right < 0 ? right : 0;
  const dy = top < 0 ? -top : bottom < 0 ? bottom : 0;
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy);
}

// The middle of the screen, which panels leave free, as shares of its width and height.
const kMiddle: Readonly<Box> = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.6 };

// Keeps the board in view: the cell nearest to the middle of the screen at least touches it.
export function kept_in_sight(camera: Camera, cells: readonly (readonly [number, number])[], screen: Size): Camera {
  const middle: Box = {
    left: kMiddle.left * screen.width,
    top: kMiddle.top * screen.height,
    right: kMiddle.right * screen.width,
    bottom: kMiddle.bottom * screen.height,
  };
  const side = kTile * camera.scale;
  const beyond = (start: number, least: number, most: number): number =>
    start > most ? most - start : start + side < least ? least - start - side : 0;
  let nearest: { dx: number; dy: number } | null = null;
  for (const [x, y] of cells) {
    const dx = beyond(x * side + camera.x, middle.left, middle.right);
    const dy = beyond(y * side + camera.y, middle.top, middle.bottom);
    if (nearest === null || Math.hypot(dx, dy) < Math.hypot(nearest.dx, nearest.dy)) nearest = { dx, dy };
    if (dx === 0 && dy === 0) return camera;
  }
  return nearest === null ? camera : panned(camera, nearest.dx, nearest.dy);
}

// A part of the screen that something covers, in pixels.
export type Obstacle = Readonly<Box>;

export const meet = (a: Readonly<Box>, b: Readonly<Box>): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const on_screen = (box: Box, camera: Camera): Box => ({
  left: box.left * camera.scale + camera.x,
  top: box.top * camera.scale + camera.y,
  right: box.right * camera.scale + camera.x,
  bottom: box.bottom * camera.scale + camera.y,
});

// Whether all of the box is on the screen and nothing covers any of it.
export function is_seen(box: Box, camera: Camera, screen: Size, obstacles: readonly Obstacle[]): boolean {
  const seen = on_screen(box, camera);
  return (
    seen.left >= 0 &&
    seen.top >= 0 &&
    seen.right <= screen.width &&
    seen.bottom <= screen.height &&
    !obstacles.some((one) => meet(one, seen))
  );
}

// How far the obstacles reach in from each edge, each counted at the edge where it takes least.
export function covered_by(obstacles: readonly Obstacle[], screen: Size): Box {
  const covered: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const one of obstacles) {
    const reach = [
      ['left', one.right, screen.width],
      ['right', screen.width - one.left, screen.width],
      ['top', one.bottom, screen.height],
      ['bottom', screen.height - one.top, screen.height],
    ] as const;
    const [side, depth] = reach.reduce((best, now) => (now[1] / now[2] < best[1] / best[2] ? now : best));
    covered[side] = Math.max(covered[side], depth);
  }
  return covered;
}

// The first and last cell of each row of the board: where panels stand at the rim, nothing else can touch them.
function rows_of(cells: readonly (readonly [number, number])[]): Box[] {
  const rows = new Map<number, Box>();
  for (const [x, y] of cells) {
    const row = rows.get(y) ?? { left: Infinity, right: -Infinity, top: y * kTile, bottom: (y + 1) * kTile };
    rows.set(y, { ...row, left: Math.min(row.left, x * kTile), right: Math.max(row.right, (x + 1) * kTile) });
  }
  return [...rows.values()];
}

const kTries = 12; // places tried along each axis
const kSmaller = 0.975; // from one scale that is tried to the next

// All cells as large as they can be shown, so that no panel covers one: the board leaves its corners free, and panels
// stand in corners.
export function fitted_around(
  cells: readonly (readonly [number, number])[],
  screen: Size,
  obstacles: readonly Obstacle[],
  margin = 0,
  most = 1.3,
): Camera {
  const box = box_of(cells, margin);
  const rows = rows_of(cells);
  const around = fitted(box, screen, covered_by(obstacles, screen), most);
  const largest = fitted(box, screen, { left: 0, top: 0, right: 0, bottom: 0 }, most);
  for (let scale = largest.scale; scale > around.scale; scale *= kSmaller) {
    const spare = {
      x: screen.width - (box.right - box.left) * scale,
      y: screen.height - (box.bottom - box.top) * scale,
    };
    let best: Camera | null = null;
    let least = Infinity;
    for (let i = 0; i <= kTries; ++i) {
      for (let j = 0; j <= kTries; ++j) {
        const camera = {
          scale,
          x: spare.x * (i / kTries) - box.left * scale,
          y: spare.y * (j / kTries) - box.top * scale,
        };
        const far = Math.hypot(spare.x * (i / kTries - 0.5), spare.y * (j / kTries - 0.5));
        if (far >= least) continue;
        if (rows.some((row) => obstacles.some((one) => meet(one, on_screen(row, camera))))) continue;
        [best, least] = [camera, far];
      }
    }
    if (best !== null) return best;
  }
  return around;
}
