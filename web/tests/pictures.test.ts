// SPDX-License-Identifier: MIT
// Every picture of the rules and of the home page shows a legal board.
import { resolve } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kHero } from '../src/sets/hero';
import { kPresets } from '../src/lib/game/presets';
import type { Picture } from '../src/rules/picture';
import { kPictures } from '../src/rules/pictures';

interface RawTile {
  id: string;
  sides: string;
  segments: { kind: string }[];
}
const folder = resolve('../tiles') + '/';
const tiles = new Map(
  readdirSync(folder).flatMap((name) =>
    ((JSON.parse(readFileSync(folder + name, 'utf8')) as { tiles?: RawTile[] }).tiles ?? []).map(
      (tile): [string, RawTile] => [tile.id, tile],
    ),
  ),
);

const side = (id: string, rotation: number, direction: number): string =>
  tiles.get(id)!.sides[(direction - rotation + 4) % 4]!;
const kSteps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const pictures: [string, Picture][] = [...Object.entries(kPictures), ['hero', kHero]];

describe.each(pictures)('%s', (_name, picture) => {
  it('joins like to like', () => {
    for (const tile of picture.tiles) {
      expect(tiles.has(tile.tile)).toBe(true);
      kSteps.forEach(([dx, dy], direction) => {
        const other = picture.tiles.find((one) => one.at[0] === tile.at[0] + dx && one.at[1] === tile.at[1] + dy);
        if (other !== undefined)
          expect(`${tile.tile} ${side(tile.tile, tile.rotation, direction)}`).toBe(
            `${tile.tile} ${side(other.tile, other.rotation, (direction + 2) % 4)}`,
          );
      });
    }
  });

  it('stands pieces on what they are called', () => {
    for (const piece of picture.pieces) {
      const tile = picture.tiles.find((one) => one.at.join() === piece.at.join());
      expect(tiles.get(tile?.tile ?? '')?.segments[piece.segment]?.kind).toBe(piece.on);
    }
  });
});

it('shows only tiles that exist on the home page', () => {
  for (const preset of kPresets) for (const tile of preset.tiles) expect(tiles.has(tile)).toBe(true);
});
