// SPDX-License-Identifier: MIT
// Rotations in which a tile looks the same; they count as one move.
import { from_sets } from '../../sets';
import type { CatalogueTile } from '../protocol';

const kSides = 'NESW';

const turned_port = (port: string, rotation: number): string =>
  kSides[(kSides.indexOf(port[0]!) + rotation) % 4]! + port.slice(1);

// Everything printed on the tile and where, in an order that does not depend on how its segments are numbered.
const print_of = ({ segments }: CatalogueTile, rotation: number): string =>
  segments
    .map((segment) =>
      JSON.stringify([
        segment.terrain,
        segment.ports.map((port) => turned_port(port, rotation)).sort(),
        segment.pennants,
        ...from_sets((set) => set.print?.(segment)),
      ]),
    )
    .sort()
    .join();

export const looks_the_same = (tile: CatalogueTile, a: number, b: number): boolean =>
  print_of(tile, a) === print_of(tile, b);
