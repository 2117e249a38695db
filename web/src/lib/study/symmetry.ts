// Rotations in which a tile looks the same; they count as one move.
import type { CatalogueTile } from '../protocol';

const kSides = 'NESW';

const turned_port = (port: string, rotation: number): string =>
  kSides[(kSides.indexOf(port[0]!) + rotation) % 4]! + port.slice(1);

// Everything printed on the tile and where, in an order that does not depend on how its segments are numbered.
const print_of = ({ segments }: CatalogueTile, rotation: number): string =>
  segments
    .map(({ terrain, ports, pennants, inn, cathedral, goods, sheep }) =>
      JSON.stringify([
        terrain,
        ports.map((port) => turned_port(port, rotation)).sort(),
        pennants,
        inn,
        cathedral,
        goods,
        sheep,
      ]),
    )
    .sort()
    .join();

export const looks_the_same = (tile: CatalogueTile, a: number, b: number): boolean =>
  print_of(tile, a) === print_of(tile, b);
