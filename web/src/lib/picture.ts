// The board as it is seen, saved as a picture: our own SVG with the symbols it uses, painted once.

const kMostPixels = 4096;

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

export function board_svg(board: SVGSVGElement): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  for (const passing of copy.querySelectorAll('.legal, .ghost, .offer, .float, .count, .latest, .lit, .lit-cell')) passing.remove();
  const definitions = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  const sheet = document.querySelector('#art > defs');
  if (sheet !== null) definitions.append(sheet.cloneNode(true));
  for (const symbol of needed(copy)) if (symbol.closest('defs') === null) definitions.append(symbol.cloneNode(true));
  copy.prepend(definitions);
  return new XMLSerializer().serializeToString(copy);
}

export async function save_picture(): Promise<void> {
  const board = document.querySelector<SVGSVGElement>('[data-testid="board"] svg');
  if (board === null) return;
  const { width, height } = board.viewBox.baseVal;
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
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = 'aude.png';
    link.click();
  } finally {
    URL.revokeObjectURL(url);
  }
}
