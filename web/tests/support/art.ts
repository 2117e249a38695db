// SPDX-License-Identifier: MIT
// A small art sheet with its catalogue: a tile with a city and a road, one with a hill, one with a river.
import type { Catalogue, CatalogueTile, Detail, Stands, TileStands } from '../../src/lib/protocol';

const tile = (id: string, terrains: string[], more: object = {}): CatalogueTile =>
  ({
    id,
    sides: [],
    copies: [],
    segments: terrains.map((terrain) => ({ terrain })),
    ...more,
  }) as unknown as CatalogueTile;

export const kCatalogue = {
  sets: [
    { id: 'base', name: 'Base', tiles: [tile('D', ['city', 'road', 'field'])] },
    { id: 'hills', name: 'Hills', tiles: [tile('H', ['field'], { hill: true }), tile('R', ['river', 'field'])] },
  ],
  levels: [],
  ratings: [400, 2000],
  limits: { name: 20, chat: 200 },
} as unknown as Catalogue;

const stands = (more: Partial<TileStands>): TileStands =>
  ({ stand: [], towers: [], marks: [], areas: [], roads: [], wheel: [80, 70], ...more }) as TileStands;

export const kStands: Stands = {
  tiles: {
    D: stands({
      stand: [
        [20, 30],
        [50, 60],
      ],
      marks: [{ drawing: 'a-inn', at: [10, 20], size: 17, least: 12 }],
      areas: ['M0 0L100 0L100 40L0 40z', 'M0 45L100 45L100 55L0 55z', 'M0 60L100 60L100 100L0 100z'],
      roads: ['', 'M0 50L100 50'],
    }),
    R: stands({ areas: ['M0 0L100 0L100 50L0 50z', 'M0 50L100 50L100 100L0 100z'] }),
  },
} as unknown as Stands;

export const sheet_text = (detail: Detail): string => `<svg xmlns="http://www.w3.org/2000/svg" data-shadow="1.5">
<defs><linearGradient id="light-${detail}"/><g id="shared-g"/><path id="shared-path" d="M0 0"/></defs>
<symbol id="wheel"><text>one</text><text>two</text></symbol>
<g id="meeple"><path d="M1 1"/></g>
<g id="tile-D"><g id="land-D"><use href="#shared-g"/></g><g id="shade-D"/><g id="works-D"/></g>
<g id="tile-H"><g id="land-H"/></g>
</svg>`;
