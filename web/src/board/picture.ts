// The board as it is seen, saved as a picture: our own SVG with the symbols it uses, painted once.
import { art } from './art.svelte';
import type { Sheet } from './sheet';
import { file_of, laid_tile, painted, png_of, sign_again } from './paint';

const kMostPixels = 4096;
const kMargin = 60;

// What is laid, with a margin.
function land_of(board: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const parts = [...board.querySelectorAll<SVGGraphicsElement>('.tiles, [data-testid="wheel"]')]
    .map((part) => part.getBBox())
    .filter((box) => box.width > 0);
  const left = Math.min(...parts.map((box) => box.x)) - kMargin;
  const top = Math.min(...parts.map((box) => box.y)) - kMargin;
  return {
    x: left,
    y: top,
    width: Math.max(...parts.map((box) => box.x + box.width)) + kMargin - left,
    height: Math.max(...parts.map((box) => box.y + box.height)) + kMargin - top,
  };
}

export function board_svg(board: SVGSVGElement, sheet: Sheet): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  for (const passing of copy.querySelectorAll('.legal, .ghost, .offer, .float, .count, .latest, .lit, .lit-cell'))
    passing.remove();
  // A picture may not load others, and this one may be larger than the screen's bitmaps.
  for (const bitmap of copy.querySelectorAll<SVGImageElement>('image[data-lying]')) {
    const { lying = '', rotation = '0' } = bitmap.dataset;
    const place = `translate(${bitmap.getAttribute('x')} ${bitmap.getAttribute('y')})`;
    bitmap.replaceWith(
      laid_tile({ id: lying, rotation: Number(rotation), hill: art.is_hill(lying) }, sheet.shadow, place),
    );
  }
  for (const bitmap of copy.querySelectorAll<SVGImageElement>('image[data-sign]'))
    bitmap.replaceWith(sign_again(bitmap));
  return file_of(copy, land_of(board), sheet);
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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function save_picture(): Promise<void> {
  const board = document.querySelector<SVGSVGElement>('[data-testid="board"] svg');
  if (board === null) return;
  const { width, height } = land_of(board);
  const scale = Math.min(2, kMostPixels / Math.max(width, height));
  await handed_on(await painted(board_svg(board, await art.sheet('near')), width * scale, height * scale, '#f4ecd8'));
}
