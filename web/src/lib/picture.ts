// The board as it is seen, saved as a picture: our own SVG with the symbols it uses, painted once.

const kMostPixels = 4096;
const kMargin = 60;

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

// What is laid, with a margin.
function land_of(board: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const parts = [...board.querySelectorAll<SVGGraphicsElement>('.tiles, [data-testid="wheel"]')].map((part) => part.getBBox()).filter((box) => box.width > 0);
  const left = Math.min(...parts.map((box) => box.x)) - kMargin;
  const top = Math.min(...parts.map((box) => box.y)) - kMargin;
  return {
    x: left, y: top,
    width: Math.max(...parts.map((box) => box.x + box.width)) + kMargin - left,
    height: Math.max(...parts.map((box) => box.y + box.height)) + kMargin - top,
  };
}

export function board_svg(board: SVGSVGElement): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const { x, y, width, height } = land_of(board);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  for (const passing of copy.querySelectorAll('.legal, .ghost, .offer, .float, .count, .latest, .lit, .lit-cell')) passing.remove();
  const definitions = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  const sheet = document.querySelector('#art > defs');
  if (sheet !== null) definitions.append(sheet.cloneNode(true));
  for (const symbol of needed(copy)) if (symbol.closest('defs') === null) definitions.append(symbol.cloneNode(true));
  copy.prepend(definitions);
  return new XMLSerializer().serializeToString(copy);
}

// To another program where the device can share pictures, else as a download.
async function handed_on(canvas: HTMLCanvasElement): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) return;
  const file = new File([blob], 'aude.png', { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);  // closing the list is no error
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
  const url = URL.createObjectURL(new Blob([board_svg(board)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const paint = canvas.getContext('2d')!;
    paint.fillStyle = '#f4ecd8';
    paint.fillRect(0, 0, canvas.width, canvas.height);
    paint.drawImage(image, 0, 0, canvas.width, canvas.height);
    await handed_on(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}
