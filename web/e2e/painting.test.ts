// SPDX-License-Identifier: MIT
// What the page's own painter makes of the art, beside what the browser makes of it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameRecord } from '../src/lib/protocol';
import { here, stage } from './support';

const theatre = stage();
const kTiles = 24; // that are compared

interface Compared {
  what: string;
  pixels: number;
  off: number;
  clipped: number;
} // off: of 255, on average over what is painted; clipped: most of what touches the rim

it('paints tiles, signs and pieces as the browser draws them, none of them cut off', async () => {
  const record = JSON.parse(readFileSync('e2e/records/bigbox.json', 'utf8')) as GameRecord;
  const guest = await theatre.sit({
    setup: record.setup,
    seats: ['Ann', 'Bob', 'Eve', 'Max', 'Zoe'].map(here),
    actions: record.actions.slice(0, -20),
  });
  await guest.page.locator('[data-tile] image.ground').first().waitFor({ state: 'attached' });
  await guest.page.locator('image[data-piece]').first().waitFor({ state: 'attached' });
  const compared = await guest.page.evaluate(async (tiles_compared): Promise<Compared[]> => {
    const sheet = await (await fetch('/api/art/sheet.svg')).text();
    const tiles = new DOMParser().parseFromString(sheet, 'image/svg+xml');
    const shadow = Number(tiles.documentElement.getAttribute('data-shadow'));
    const hills = new Set<string>();
    for (const set of (await (await fetch('/api/catalogue')).json()).sets)
      for (const tile of set.tiles) if (tile.hill === true) hills.add(tile.id);
    const shared = tiles.querySelector(':root > defs')!;
    // What it takes to draw something, and no more: a sheet is large.
    const needed = (content: string): string => {
      const parts = new Map<string, string>();
      const visit = (text: string): void => {
        for (const [, id = ''] of text.matchAll(/href="#([^"]+)"/g)) {
          const part = tiles.getElementById(id);
          if (part === null || parts.has(id) || part.closest('defs') !== null) continue;
          parts.set(id, part.outerHTML);
          visit(part.outerHTML);
        }
      };
      visit(content);
      return shared.outerHTML + [...parts.values()].join('');
    };

    const pixels_of = async (url: string, size: number): Promise<Uint8ClampedArray> => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      const paint = canvas.getContext('2d', { willReadFrequently: true })!;
      paint.drawImage(image, 0, 0, size, size);
      return paint.getImageData(0, 0, size, size).data;
    };
    const drawn = async (content: string, box: string, size: number): Promise<Uint8ClampedArray> => {
      const url = URL.createObjectURL(
        new Blob(
          [
            `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}">`,
            `<defs>${needed(content)}</defs>${content}</svg>`,
          ],
          { type: 'image/svg+xml' },
        ),
      );
      const pixels = await pixels_of(url, size);
      URL.revokeObjectURL(url);
      return pixels;
    };
    // The works of a turned tile: what stands on it is turned back, and the north comes first.
    const turned_works = (id: string, turns: number): string => {
      const works = tiles.getElementById(`works-${id}`)!.cloneNode(true) as Element;
      for (const standing of works.querySelectorAll('[data-up]')) {
        const all = [...standing.children].map((use) => {
          const place = use.getAttribute('transform') ?? '';
          const [x = 0, y = 0] = (place === '' ? `${use.getAttribute('x')} ${use.getAttribute('y')}` : place)
            .match(/-?[\d.]+/g)!
            .map(Number);
          use.setAttribute('transform', `${place}rotate(${-90 * turns}${place === '' ? ` ${x} ${y}` : ''})`);
          return { use, south: [y, x, -y, -x][turns]! };
        });
        standing.append(...all.sort((a, b) => a.south - b.south).map(({ use }) => use));
      }
      works.removeAttribute('id');
      return new XMLSerializer().serializeToString(works);
    };
    const layers = (id: string, turns: number): string => {
      const turn = `rotate(${turns * 90} 50 50)`;
      return [
        `<use href="#land-${id}" transform="${turn}"/>`,
        hills.has(id) ? '<use href="#a-hi"/>' : '',
        `<use href="#shade-${id}" transform="translate(${shadow} ${shadow})${turn}"/>`,
        `<use href="#side-${id}" transform="translate(0 ${Math.round(13 * shadow) / 10})${turn}"/>`,
        `<g transform="${turn}">${turned_works(id, turns)}</g>`,
      ].join('');
    };

    const found: Compared[] = [];
    const seen = new Set<string>();
    for (const image of document.querySelectorAll<SVGImageElement>('[data-testid="board"] image')) {
      const url = image.getAttribute('href') ?? '';
      if (seen.has(url) || (image.dataset['lying'] !== undefined && seen.size > tiles_compared)) continue;
      seen.add(url);
      const { lying, rotation, sign = '', reach = '14', lies } = image.dataset;
      const natural = new Image();
      natural.src = url;
      await natural.decode();
      const size = natural.naturalWidth;
      const far = Number(reach);
      const framed = /^(piece|token)/.test(sign)
        ? ` x="${-far}" y="${-far}" width="${2 * far}" height="${2 * far}"`
        : '';
      const [content, box] =
        lying !== undefined
          ? [layers(lying, Number(rotation)), '0 0 100 100']
          : [
              `<use href="#${sign}"${framed}${lies === undefined ? '' : ' transform="rotate(-90)"'}/>`,
              `${-far} ${-far} ${2 * far} ${2 * far}`,
            ];
      const [own, theirs] = [await pixels_of(url, size), await drawn(content, box, size)];
      let [sum, painted, clipped] = [0, 0, 0];
      for (let i = 0; i < own.length; i += 4) {
        const [alpha, wanted] = [own[i + 3]!, theirs[i + 3]!];
        const [x, y] = [(i / 4) % size, Math.floor(i / 4 / size)];
        if (sign.startsWith('a-') && (x === 0 || y === 0 || x === size - 1 || y === size - 1))
          clipped = Math.max(clipped, wanted);
        if (alpha === 0 && wanted === 0) continue;
        painted += 1;
        sum +=
          (Math.abs(alpha - wanted) +
            [0, 1, 2].reduce((off, c) => off + Math.abs(own[i + c]! * alpha - theirs[i + c]! * wanted) / 255, 0)) /
          4;
      }
      found.push({
        what: lying === undefined ? `${sign}${lies === undefined ? '' : ' lying'}` : `${lying} ${rotation}`,
        pixels: size,
        off: Math.round((100 * sum) / painted) / 100,
        clipped,
      });
    }
    return found;
  }, kTiles);
  expect(guest.page.workers().length).toBeGreaterThan(0); // it was not the browser
  expect(compared.filter(({ what }) => / \d$/.test(what)).length).toBeGreaterThan(kTiles / 2);
  expect(compared.filter(({ what }) => what.startsWith('piece-')).length).toBeGreaterThan(4);
  expect(compared.filter(({ what }) => what.startsWith('a-')).length).toBeGreaterThan(5);
  expect(compared.filter(({ off, clipped }) => off > 1.5 || clipped > 0)).toEqual([]);
});
