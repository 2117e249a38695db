// SPDX-License-Identifier: MIT
// A drawing as a picture of so many pixels, ready to be shown.
import type { Detail } from './detail';
import type { Drawing } from './painter/drawing';
import { painter } from './painter/painter';

const kSteps = [32, 48, 64, 96, 144, 216, 324, 486] as const; // pixels a side
const kTooFine = 4;

// Without a url where it could not be painted: then it stays vector art.
export interface Bitmap {
  pixels: number;
  url: string | null;
  image: HTMLImageElement | null;
}

export const step_for = (pixels: number): number => kSteps.find((step) => step >= pixels) ?? kSteps.at(-1)!;

export const serves = (bitmap: Bitmap | undefined, pixels: number): boolean =>
  bitmap !== undefined && bitmap.pixels >= pixels && bitmap.pixels <= kTooFine * pixels;

export function dropped(bitmap: Bitmap): void {
  if (bitmap.url !== null) painter.drop(bitmap.url);
}

export async function bitmap_of(drawing: Drawing, pixels: number, detail: Detail = 'near'): Promise<Bitmap> {
  try {
    const url = await painter.url(drawing, pixels, detail);
    if (url === null) return { pixels, url, image: null };
    const image = new Image();
    image.src = url;
    await image.decode(); // so that it is there at once where it comes to be shown
    return { pixels, url, image };
  } catch {
    return { pixels, url: null, image: null };
  }
}
