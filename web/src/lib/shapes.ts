// The ground of a segment, for lighting it and for finding what somebody points at.
import { art, type Point } from './art.svelte';
import { turned } from './camera';
import type { CatalogueSegment, LaidTile, Terrain } from './protocol';

const kThird: Record<string, number> = { l: 100 / 6, m: 50, r: 500 / 6 };

// Where a port lies on the rim of the tile: l, m, r as seen from its middle.
export function port_point(port: string): Point {
  const along = kThird[port[1] ?? 'm'] ?? 50;
  switch (port[0]) {
    case 'N': return [along, 0];
    case 'E': return [100, along];
    case 'S': return [100 - along, 100];
    default: return [0, 100 - along];
  }
}

export const kWidth: Record<Terrain, number> = { city: 34, field: 26, road: 11, river: 16, cloister: 30 };

// Strokes from the standing point to each port: close to the ground where no outline is known.
export function strokes_of(segment: CatalogueSegment, stand: Point): string {
  if (segment.ports.length === 0) return `M${stand[0]} ${stand[1]}h.1`;
  return segment.ports.map((port) => {
    const [x, y] = port_point(port);
    return `M${stand[0]} ${stand[1]}L${x} ${y}`;
  }).join('');
}

let context: CanvasRenderingContext2D | null | undefined;
const paths = new Map<string, Path2D>();

function inside(area: string, point: Point): boolean {
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return false;
  let path = paths.get(area);
  if (path === undefined) paths.set(area, (path = new Path2D(area)));
  return context.isPointInPath(path, point[0], point[1]);
}

function distance_to_stroke([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length));
  return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}

// Which segment of the laid tile lies under a point of the board; null on a river or off the tile.
export function segment_under(tile: LaidTile, board_point: Point): number | null {
  const segments = art.tile(tile.tile)?.segments;
  if (segments === undefined) return null;
  const own = turned([board_point[0] - tile.at[0] * 100, board_point[1] - tile.at[1] * 100], (4 - tile.rotation) % 4);
  let best: number | null = null;
  let least = Infinity;
  segments.forEach((segment, index) => {
    if (segment.terrain === 'river') return;
    const area = art.area(tile.tile, index);
    let far: number;
    if (area !== null) {
      // Roads and cloisters are small and win over the field around them.
      far = inside(area, own) ? (segment.terrain === 'field' ? -1 : -2) : Infinity;
    } else {
      const stand = turned(art.stand({ tile: tile.tile, at: [0, 0], rotation: 0 }, index), 0);
      const ends = segment.ports.length === 0 ? [stand] : segment.ports.map(port_point);
      far = Math.min(...ends.map((end) => distance_to_stroke(own, stand, end))) - kWidth[segment.terrain] / 2;
    }
    if (far < least) [best, least] = [index, far];
  });
  return best;
}
