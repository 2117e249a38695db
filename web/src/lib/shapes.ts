// The ground of each segment of a tile, for lighting features and for finding what somebody points at.
// It is told from ports and standing points alone, by strokes from the standing point to each port: a small
// square belongs to the road, city, cloister or river whose stroke covers it, else to the nearest field.
import { art, type Point } from './art.svelte';
import { turned } from './camera';
import type { CatalogueSegment, CatalogueTile, LaidTile, Terrain } from './protocol';
import { base_id } from './view';

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

// How wide the strokes of a terrain are.
const kWidth: Record<Terrain, number> = { city: 34, field: 24, road: 11, river: 17, cloister: 34 };

function distance_to_stroke(px: number, py: number, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length));
  return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}

const kSquares = 50;
const kSquare = 100 / kSquares;

interface Strokes { from: Point; ends: Point[]; half: number; field: boolean }

function strokes_of(segment: CatalogueSegment, stand: Point): Strokes {
  const ends = segment.ports.length === 0 ? [stand] : segment.ports.map(port_point);
  return { from: stand, ends, half: kWidth[segment.terrain] / 2, field: segment.terrain === 'field' };
}

// More than any distance on a tile: what is covered comes before fields, what is not comes after them.
const kCovers = 1000;

const kRim = 9;  // units from a side within which a field keeps its third of it

// The port whose third of a side a square at the rim lies in; null further in.
function port_at(x: number, y: number): string | null {
  const third = (along: number): string => (along < 100 / 3 ? 'l' : along < 200 / 3 ? 'm' : 'r');
  const near = Math.min(x, y, 100 - x, 100 - y);
  if (near > kRim) return null;
  if (near === y) return `N${third(x)}`;
  if (near === 100 - x) return `E${third(y)}`;
  return near === 100 - y ? `S${third(100 - x)}` : `W${third(100 - y)}`;
}

// The number of the segment that each small square belongs to, row by row.
export function ground_of(tile: CatalogueTile, stands: readonly Point[]): Int8Array {
  const all = tile.segments.map((segment, i) => strokes_of(segment, stands[i] ?? [50, 50]));
  // Where a field runs out between a wall and a corner, no stroke of its own would reach.
  const fields = new Map(tile.segments.flatMap((segment, i) => (segment.terrain === 'field' ? segment.ports.map((port): [string, number] => [port, i]) : [])));
  const labels = new Int8Array(kSquares * kSquares);
  for (let square = 0; square < labels.length; ++square) {
    const x = ((square % kSquares) + 0.5) * kSquare;
    const y = (Math.floor(square / kSquares) + 0.5) * kSquare;
    const own = fields.get(port_at(x, y) ?? '');
    if (own !== undefined) {
      labels[square] = own;
      continue;
    }
    let least = Infinity;
    all.forEach(({ from, ends, half, field }, i) => {
      for (const end of ends) {
        const beyond = distance_to_stroke(x, y, from, end) - half;
        const far = field ? beyond : beyond <= 0 ? beyond - kCovers : beyond + kCovers;
        if (far < least) [labels[square], least] = [i, far];
      }
    });
  }
  return labels;
}

// The squares of one segment as a path: a run of squares in a row is one rectangle.
export function area_path(labels: Int8Array, segment: number): string {
  let path = '';
  for (let row = 0; row < kSquares; ++row) {
    for (let column = 0; column < kSquares; ++column) {
      if (labels[row * kSquares + column] !== segment) continue;
      const first = column;
      while (column < kSquares && labels[row * kSquares + column] === segment) ++column;
      path += `M${first * kSquare} ${row * kSquare}h${(column - first) * kSquare}v${kSquare}h${-(column - first) * kSquare}z`;
    }
  }
  return path;
}

const grounds = new Map<string, Int8Array>();
const areas = new Map<string, string>();

function known_ground(name: string): Int8Array | null {
  const id = base_id(name);
  const tile = art.tile(id);
  if (tile === undefined) return null;
  let ground = grounds.get(id);
  if (ground === undefined) grounds.set(id, (ground = ground_of(tile, tile.segments.map((_, i) => art.stand({ tile: id, at: [0, 0], rotation: 0 }, i)))));
  return ground;
}

export function area_of(name: string, segment: number): string {
  const key = `${base_id(name)} ${segment}`;
  let area = areas.get(key);
  if (area === undefined) {
    const ground = known_ground(name);
    if (ground === null) return '';
    areas.set(key, (area = area_path(ground, segment)));
  }
  return area;
}

// Which segment of the laid tile lies under a point of the board; null on a river.
export function segment_under(tile: LaidTile, board_point: Point): number | null {
  const ground = known_ground(tile.tile);
  if (ground === null) return null;
  const [x, y] = turned([board_point[0] - tile.at[0] * 100, board_point[1] - tile.at[1] * 100], (4 - tile.rotation) % 4);
  const square = (of: number): number => Math.max(0, Math.min(kSquares - 1, Math.floor(of / kSquare)));
  const segment = ground[square(y) * kSquares + square(x)] ?? 0;
  return art.segment(tile.tile, segment)?.terrain === 'river' ? null : segment;
}
