// Our own SVG, painted into pixels.

const kSvg = 'http://www.w3.org/2000/svg';

// The symbols a piece of SVG refers to, with those they refer to themselves.
function needed(root: ParentNode): Element[] {
  const found = new Map<string, Element>();
  const visit = (part: ParentNode): void => {
    for (const use of part.querySelectorAll('use')) {
      const id = (use.getAttribute('href') ?? '').slice(1);
      const target = id === '' || found.has(id) ? null : document.getElementById(id);
      if (target !== null) {
        found.set(id, target);
        visit(target);
      }
    }
  };
  visit(root);
  return [...found.values()];
}

export function use_of(symbol: string): SVGUseElement {
  const use = document.createElementNS(kSvg, 'use');
  use.setAttribute('href', `#${symbol}`);
  return use;
}

// A part of a picture as a file of its own, with all it refers to in this page.
export function file_of(svg: SVGSVGElement, box: { x: number; y: number; width: number; height: number }): string {
  svg.setAttribute('xmlns', kSvg);
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute('width', String(box.width));
  svg.setAttribute('height', String(box.height));
  const definitions = document.createElementNS(kSvg, 'defs');
  const sheet = document.querySelector('#art > defs');
  if (sheet !== null) definitions.append(sheet.cloneNode(true));
  for (const symbol of needed(svg)) if (symbol.closest('defs') === null) definitions.append(symbol.cloneNode(true));
  svg.prepend(definitions);
  return new XMLSerializer().serializeToString(svg);
}

export async function painted(file: string, width: number, height: number, ground = 'transparent'): Promise<HTMLCanvasElement> {
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

export const png_of = (canvas: HTMLCanvasElement): Promise<Blob | null> => new Promise((done) => canvas.toBlob(done, 'image/png'));
