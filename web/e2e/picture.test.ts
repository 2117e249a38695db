// SPDX-License-Identifier: MIT
// The saved picture of the board beside the board on the screen, pixel by pixel, at each level of detail. The games
// cover every set.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Detail, GameRecord, View } from '../src/lib/protocol';
import { here, stage, type Guest } from './support';

const theatre = stage();

// A window in which a whole board is shown at this level of detail.
const kWindows: Record<string, (readonly [Detail, { width: number; height: number }])[]> = {
  base: [
    ['near', { width: 2000, height: 1600 }],
    ['middle', { width: 800, height: 640 }],
    ['far', { width: 400, height: 400 }],
  ],
  bigbox: [
    ['near', { width: 3000, height: 2600 }],
    ['middle', { width: 1300, height: 1100 }],
    ['far', { width: 640, height: 640 }],
    ...(process.env.AUDE_NIGHTLY ? [['far', { width: 600, height: 600 }] as const] : []),
  ],
};
// A Big Box game shows everything that a base game shows: `./test --nightly` compares both.
const kGames = Object.entries(kWindows).filter(([name]) => process.env.AUDE_NIGHTLY || name === 'bigbox');
const kFolder = process.env['AUDE_PICTURES']; // where to leave the pictures, to look at them

interface Compared {
  tiles: number;
  pixels: number; // of a tile's width
  worst: number; // the largest difference between two blocks, of 255
  where: string;
  mean: number;
}

// What stands over the board, and what the board shows for one turn only.
const kOverBoard = '[data-over-board], .latest, .over, .notices, .top, .below, .above';

async function finished_game(name: string): Promise<Guest> {
  const record = JSON.parse(readFileSync(`e2e/records/${name}.json`, 'utf8')) as GameRecord;
  const guest = await theatre.sit(
    {
      setup: record.setup,
      seats: record.setup.players!.map(here),
      actions: record.actions.slice(0, -1),
    },
    { confirm_at_once: true },
  );
  if ((await guest.my_phase()) === 'deploy') await guest.deploy();
  await guest.at('ranks').waitFor();
  await guest.page.keyboard.press('Escape');
  await guest.at('ranks').waitFor({ state: 'detached' });
  return guest;
}

const two_frames = (guest: Guest): Promise<unknown> =>
  guest.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// Where the board is, exactly: its data attributes are rounded, which is almost a pixel at the far end of a large
// board.
const camera_of = (guest: Guest): Promise<{ x: number; y: number; scale: number }> =>
  guest
    .at('board')
    .locator('.paper')
    .evaluate((paper) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(paper).transform);
      return { x: e, y: f, scale: a };
    });
const scale_of = async (guest: Guest): Promise<number> => (await camera_of(guest)).scale;

// The colours of both pictures are averaged over small blocks of the board and compared.
async function compare(guest: Guest, view: View, saved: Buffer): Promise<Compared> {
  const [screen, camera] = [await guest.page.screenshot(), await camera_of(guest)];
  return guest.page.evaluate(
    async ([screen_png, saved_png, tiles, wheel, { x, y, scale: k }]) => {
      const pixels_of = async (png: string): Promise<ImageData> => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: image.naturalWidth,
          height: image.naturalHeight,
        });
        const paint = canvas.getContext('2d', { willReadFrequently: true })!;
        paint.drawImage(image, 0, 0);
        return paint.getImageData(0, 0, canvas.width, canvas.height);
      };
      const [on_screen, in_file] = [await pixels_of(screen_png), await pixels_of(saved_png)];
      const cells: [number, number][] = wheel
        ? [...tiles, ...Array.from({ length: 16 }, (_, i): [number, number] => [i % 4, Math.floor(i / 4)])]
        : tiles;
      const [columns, rows] = [cells.map((at) => at[0]), cells.map((at) => at[1])];
      const [left, top] = [Math.min(...columns) * 100 - 60, Math.min(...rows) * 100 - 60];
      // A file has whole pixels: its scale differs a little from the board's, and across from along.
      const across = in_file.width / (Math.max(...columns) * 100 + 160 - left);
      const along = in_file.height / (Math.max(...rows) * 100 + 160 - top);
      // A block begins within a pixel, elsewhere in the other picture: pixels count by the part that lies in it.
      const within = (pixel: number, from: number, to: number): number =>
        Math.min(pixel + 1, to) - Math.max(pixel, from);
      const mean = (from: ImageData, px: number, py: number, width: number, height: number): number[] => {
        const sum = [0, 0, 0];
        for (let j = Math.floor(py); j < py + height; ++j)
          for (let i = Math.floor(px); i < px + width; ++i) {
            const part = within(i, px, px + width) * within(j, py, py + height);
            for (const c of [0, 1, 2]) sum[c]! += part * from.data[4 * (j * from.width + i) + c]!;
          }
        return sum.map((each) => each / (width * height));
      };
      const block = Math.max(10, 5 / k); // units
      let [worst, where, all, count] = [0, '', 0, 0];
      for (const [cx, cy] of cells)
        for (let by = cy * 100; by + block <= cy * 100 + 100.01; by += block)
          for (let bx = cx * 100; bx + block <= cx * 100 + 100.01; bx += block) {
            const a = mean(on_screen, x + bx * k, y + by * k, block * k, block * k);
            const b = mean(in_file, (bx - left) * across, (by - top) * along, block * across, block * along);
            const off = (Math.abs(a[0]! - b[0]!) + Math.abs(a[1]! - b[1]!) + Math.abs(a[2]! - b[2]!)) / 3;
            all += off;
            count += 1;
            if (off > worst) [worst, where] = [off, `${bx},${by}: ${a.map(Math.round)} and ${b.map(Math.round)}`];
          }
      return {
        tiles: cells.length,
        pixels: Math.round(100 * k),
        worst: Math.round(worst * 10) / 10,
        where,
        mean: Math.round((100 * all) / count) / 100,
      };
    },
    [
      screen.toString('base64'),
      saved.toString('base64'),
      view.tiles.map((tile): [number, number] => [tile.at[0], tile.at[1]]),
      view.wheel !== null,
      camera,
    ] as const,
  );
}

// Bitmaps on the screen become finer one after the other: compared again until all are there.
async function compared_when_painted(guest: Guest, view: View, saved: Buffer): Promise<Compared> {
  let best = await compare(guest, view, saved);
  for (let i = 0; i < 20 && !is_close(best); ++i) {
    await guest.page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const again = await compare(guest, view, saved);
    if (again.mean < best.mean) best = again;
  }
  return best;
}
// A missing meeple differs by 70 and more. Walls and banners have sharp edges: from afar the worst is 22.
const is_close = ({ worst, mean }: Compared): boolean => worst < 30 && mean < 2.6;

describe.each(kGames)('the saved picture of a game of %s', (name, windows) => {
  it('shows what the board shows, at each level of detail', async () => {
    const guest = await finished_game(name);
    const table = new URL(guest.page.url()).pathname.slice('/t/'.length);
    const view = await theatre.server.view(table);
    expect(view.pieces.length).toBeGreaterThan(3);
    for (const [detail, size] of windows) {
      await guest.page.setViewportSize(size);
      await two_frames(guest); // the board knows its new size
      await guest.page.keyboard.press('h');
      await two_frames(guest);
      const scale = await scale_of(guest);
      expect(detail, `tiles of ${100 * scale} pixels`).toBe(scale < 0.3 ? 'far' : scale < 0.6 ? 'middle' : 'near');
      await guest.page.evaluate((pixels) => {
        const settings = JSON.parse(localStorage.getItem('aude.settings') ?? '{}') as object;
        localStorage.setItem('aude.settings', JSON.stringify({ ...settings, picture_tile: pixels }));
      }, 100 * scale);
      await guest.page.reload();
      await guest.at('ranks').waitFor();
      await guest.open_details();
      const saved = await guest.download('Download a picture');
      await guest.page.keyboard.press('Escape');
      await guest.at('result').waitFor({ state: 'detached' });
      await guest.page.keyboard.press('h');
      await guest.page.evaluate((over) => {
        for (const part of document.querySelectorAll<HTMLElement>(over)) part.style.visibility = 'hidden';
      }, kOverBoard);
      expect(await scale_of(guest)).toBe(scale);
      const compared = await compared_when_painted(guest, view, saved);
      if (kFolder !== undefined) {
        mkdirSync(kFolder, { recursive: true });
        writeFileSync(`${kFolder}/${name}-${detail}-${size.width}-saved.png`, saved);
        await guest.page.screenshot({ path: `${kFolder}/${name}-${detail}-${size.width}-screen.png` });
        console.log(name, detail, JSON.stringify(compared));
      }
      expect(is_close(compared), `${detail}: ${JSON.stringify(compared)}`).toBe(true);
    }
    await guest.context.close();
  });
});
