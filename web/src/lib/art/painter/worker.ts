// SPDX-License-Identifier: MIT
// Paints beside the page, so that nothing on it waits for a picture.
import type { Detail } from '../detail';
import { painted } from './canvas_painter';
import type { Drawing } from './drawing';
import { parts_of, type SheetParts } from './svg_text';

export type Order =
  | { kind: 'sheet'; detail: Detail; text: string }
  | { kind: 'paint'; id: number; detail: Detail; drawing: Drawing; pixels: number }
  | { kind: 'drop'; url: string };
export interface Done {
  id: number;
  url: string | null;
}

const sheets = new Map<Detail, SheetParts>();

// The name is given here too: a page that asks for one waits for the browser.
async function url_of({ detail, drawing, pixels }: Extract<Order, { kind: 'paint' }>): Promise<string | null> {
  const sheet = sheets.get(detail);
  return sheet === undefined
    ? null
    : URL.createObjectURL(await painted(drawing, sheet, pixels).convertToBlob({ type: 'image/png' }));
}

self.onmessage = async ({ data }: MessageEvent<Order>): Promise<void> => {
  if (data.kind === 'sheet') return void sheets.set(data.detail, parts_of(data.text));
  if (data.kind === 'drop') return URL.revokeObjectURL(data.url);
  const url = await url_of(data).catch(() => null);
  self.postMessage({ id: data.id, url } satisfies Done);
};
