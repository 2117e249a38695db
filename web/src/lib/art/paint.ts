// SPDX-License-Identifier: MIT
// Our own SVG, painted into pixels.
import { turned } from '../game/rotation';
import type { Sheet } from './sheet';
import type { Drawing, Layer } from './painter/drawing';

const kSvg = 'http://www.w3.org/2000/svg';

// The symbols a piece of SVG refers to, with those they refer to themselves.
function needed(root: ParentNode, find: Sheet['find']): Element[] {
  const found = new Map<string, Element>();
  const visit = (part: ParentNode): void => {
    for (const use of part.querySelectorAll('use')) {
      const id = (use.getAttribute('href') ?? '').slice(1);
      const target = id === '' || found.has(id) ? null : find(id);
      if (target !== null) {
        found.set(id, target);
        visit(target);
      }
    }
  };
  visit(root);
  return [...found.values()];
}

function use_of(symbol: string, transform = ''): SVGUseElement {
  const use = document.createElementNS(kSvg, 'use');
  use.setAttribute('href', `#${symbol}`);
  if (transform !== '') use.setAttribute('transform', transform);
  return use;
}

// A tile on the board, in layers: land and walls rotate with it, light and shadow do not, and what stands on it stays
// upright. Walls show as much of their southern side as their shadow is long, times kRise (src/art/detail.h).
const kRise = 1.3;
export interface LyingTile {
  id: string;
  rotation: number;
  overlays: readonly string[]; // upright symbols between ground and buildings
}
export function layers_of({ id, rotation, overlays }: LyingTile, shadow: number): Layer[] {
  const turn = rotation === 0 ? '' : `rotate(${rotation * 90} 50 50)`;
  return [
    { symbol: `land-${id}`, transform: turn },
    ...overlays.map((symbol) => ({ symbol, transform: '' })),
    { symbol: `shade-${id}`, transform: `translate(${shadow} ${shadow})${turn}` },
    { symbol: `side-${id}`, transform: `translate(0 ${Math.round(10 * kRise * shadow) / 10})${turn}` },
    { symbol: turned_works(id, rotation), transform: turn },
  ];
}

// The works of a tile that lies turned have a name of their own.
const turned_works = (id: string, rotation: number): string =>
  rotation === 0 ? `works-${id}` : `works-${id}~${rotation}`;

// Turns back what stands on a tile that is turned; the north comes first.
function turn_back(standing: Element, rotation: number): void {
  const all = [...standing.children].map((use) => {
    const place = use.getAttribute('transform') ?? '';
    const [x = 0, y = 0] =
      place === ''
        ? ['x', 'y'].map((key) => Number(use.getAttribute(key) ?? 0))
        : (/\(([^)]*)/.exec(place)?.[1] ?? '').split(' ').map(Number);
    const back = `rotate(${-90 * rotation}`;
    use.setAttribute('transform', place === '' ? `${back} ${x} ${y})` : `${place}${back})`);
    return { use, south: turned([x, y], rotation)[1] };
  });
  standing.append(...all.sort((a, b) => a.south - b.south).map(({ use }) => use));
}

// Finds symbols of a document, and makes the works of turned tiles, where whatever stands is turned back.
export function finding_turned(find: Sheet['find']): Sheet['find'] {
  return (id) => {
    const [name = '', rotation] = id.split('~');
    const found = find(id);
    if (found !== null || rotation === undefined) return found;
    const works = find(name)?.cloneNode(true) as Element | undefined;
    for (const standing of works?.querySelectorAll('[data-up]') ?? []) turn_back(standing, Number(rotation));
    works?.setAttribute('id', id);
    return works ?? null;
  };
}

export function drawn({ layers, box }: Drawing, sheet: Sheet): SVGGElement {
  const group = document.createElementNS(kSvg, 'g');
  for (const { symbol, transform } of layers) {
    const use = use_of(symbol, transform);
    // A symbol is fitted into a place; anything else is where it is.
    if (sheet.find(symbol)?.localName === 'symbol')
      for (const [name, value] of Object.entries(box)) use.setAttribute(name, String(value));
    group.append(use);
  }
  return group;
}

// A part of a picture as a file of its own, with all it refers to.
export function file_of(
  svg: SVGSVGElement,
  box: { x: number; y: number; width: number; height: number },
  sheet: Sheet,
): string {
  svg.setAttribute('xmlns', kSvg);
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute('width', String(box.width));
  svg.setAttribute('height', String(box.height));
  const definitions = document.createElementNS(kSvg, 'defs');
  if (sheet.shared !== null) definitions.append(document.importNode(sheet.shared, true));
  for (const symbol of needed(svg, sheet.find))
    if (symbol.closest('defs') === null) definitions.append(document.importNode(symbol, true));
  svg.prepend(definitions);
  return new XMLSerializer().serializeToString(svg);
}

export async function painted(
  file: string,
  width: number,
  height: number,
  ground = 'transparent',
): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width);
    canvas.height = Math.round(height);
    const paint = canvas.getContext('2d')!;
    paint.fillStyle = ground;
    paint.fillRect(0, 0, canvas.width, canvas.height);
    paint.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export const png_of = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/png'));
