// SPDX-License-Identifier: MIT
// The board of a game, saved as a picture.
import { flushSync, mount, unmount } from 'svelte';
import BoardPicture from './BoardPicture.svelte';
import { box_of } from '../lib/board/camera';
import { set_cells } from '../lib/board/positions';
import type { View } from '../lib/protocol';
import { download } from '../lib/app/download';
import { settings } from '../lib/app/settings.svelte';
import { art } from '../lib/art/art.svelte';
import { detail_for, type Detail } from '../lib/art/detail';
import { file_of, painted, png_of } from '../lib/art/paint';
import type { Sheet } from '../lib/art/sheet';
import { from_sets } from '../sets';

const kMostPixels = 4096; // of a side: more than this some browsers do not paint
const kMargin = 60; // units around the tiles

// Where the drawings of a picture come from. Symbols that have words in the reader's language are the page's; pieces
// are drawn for the near level only.
const is_of_page = (id: string): boolean =>
  from_sets((set) => set.page_symbols).some((symbol) => id === symbol || id.startsWith(`${symbol}-`));

async function sheet_for(detail: Detail): Promise<Sheet> {
  const [own, near] = [await art.sheet(detail), await art.sheet('near')];
  return {
    text: own.text,
    shared: own.shared,
    shadow: own.shadow,
    find: (id) => (is_of_page(id) ? document.getElementById(id) : null) ?? own.find(id) ?? near.find(id),
  };
}

export async function board_picture(view: View, wanted_pixels: number): Promise<HTMLCanvasElement> {
  const { left, top, right, bottom } = box_of([...view.tiles.map((tile) => tile.at), ...set_cells(view)], kMargin);
  const [width, height] = [right - left, bottom - top];
  const scale = Math.min(wanted_pixels / 100, kMostPixels / Math.max(width, height));
  const sheet = await sheet_for(detail_for(100 * scale));
  const target = document.createElement('div');
  const picture = mount(BoardPicture, { target, props: { view, pixels: 100 * scale } });
  flushSync();
  const file = file_of(target.querySelector('svg')!, { x: left, y: top, width, height }, sheet);
  await unmount(picture);
  return painted(file, width * scale, height * scale, '#f4ecd8');
}

// To another program where the device can share pictures, else as a download.
async function handed_on(canvas: HTMLCanvasElement): Promise<void> {
  const blob = await png_of(canvas);
  if (blob === null) return;
  const file = new File([blob], 'aude.png', { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // closing the list is no error
    return;
  }
  download(blob, file.name);
}

export async function save_picture(view: View): Promise<void> {
  await handed_on(await board_picture(view, settings.picture_tile));
}
