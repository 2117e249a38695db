// SPDX-License-Identifier: MIT
// Paints parts of the art sheet onto a canvas, as a browser paints them. It knows what our art is made of: groups,
// paths, circles, ellipses, uses, one clip, patterns, one gradient; words it leaves out.
import type { Drawing } from './drawing';
import type { Part, SheetParts } from './svg_text';

type Paint = OffscreenCanvasRenderingContext2D;

// What parts inherit from those around them.
interface Style {
  fill: string;
  stroke: string;
  color: string;
  width: number;
  cap: string;
  join: string;
  dashes: string;
  stroke_opacity: number;
  rule: string;
}
const kPlain: Style = {
  fill: '#000',
  stroke: 'none',
  color: '#000',
  width: 1,
  cap: 'butt',
  join: 'miter',
  dashes: 'none',
  stroke_opacity: 1,
  rule: 'nonzero',
};

function styled({ attributes }: Part, around: Style): Style {
  const own = (name: string, inherited: string): string => attributes[name] ?? inherited;
  return {
    fill: own('fill', around.fill),
    stroke: own('stroke', around.stroke),
    color: own('color', around.color),
    width: Number(own('stroke-width', String(around.width))),
    cap: own('stroke-linecap', around.cap),
    join: own('stroke-linejoin', around.join),
    dashes: own('stroke-dasharray', around.dashes),
    stroke_opacity: Number(own('stroke-opacity', String(around.stroke_opacity))),
    rule: own('fill-rule', around.rule),
  };
}

const numbers_of = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

function matrix_of(transform: string): DOMMatrix {
  const matrix = new DOMMatrix();
  for (const [, verb, written = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = numbers_of(written);
    if (verb === 'translate') matrix.translateSelf(a, b ?? 0);
    else if (verb === 'scale') matrix.scaleSelf(a, b ?? a);
    else if (verb === 'rotate')
      matrix
        .translateSelf(b ?? 0, c ?? 0)
        .rotateSelf(a)
        .translateSelf(-(b ?? 0), -(c ?? 0));
  }
  return matrix;
}

function apply(paint: Paint, matrix: DOMMatrix): void {
  paint.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
}

function shape_of({ name, attributes }: Part): Path2D | null {
  if (name === 'path') return new Path2D(attributes['d'] ?? '');
  if (name !== 'circle' && name !== 'ellipse') return null;
  const number = (key: string): number => Number(attributes[key] ?? 0);
  const round = new Path2D();
  round.ellipse(
    number('cx'),
    number('cy'),
    number(name === 'circle' ? 'r' : 'rx'),
    number(name === 'circle' ? 'r' : 'ry'),
    0,
    0,
    2 * Math.PI,
  );
  return round;
}

// The box around the points of a path that has absolute ones only, those that pull its curves among them: what our
// gradient lies on is so nearly straight at its outermost places that they are as good as its own.
function box_around(path: string): [number, number, number, number] {
  const all = numbers_of(path);
  const [xs, ys] = [all.filter((_, i) => i % 2 === 0), all.filter((_, i) => i % 2 === 1)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

// Where a drawing is put.
function place_of({ attributes }: Part): [number, number] {
  const [x = 0, y = 0] = numbers_of(/translate\(([^)]*)/.exec(attributes['transform'] ?? '')?.[1] ?? '');
  return [x + Number(attributes['x'] ?? 0), y + Number(attributes['y'] ?? 0)];
}

const kFine = 2; // pixels of a pattern for each of the canvas, so that it stays sharp where it is turned

class CanvasPainter {
  #patterns = new Map<string, CanvasPattern | null>();

  constructor(
    private readonly sheet: SheetParts,
    private readonly size: { width: number; height: number },
    private readonly scale: number,
  ) {}

  part(paint: Paint, part: Part, around: Style): void {
    const { attributes } = part;
    const opacity = Number(attributes['opacity'] ?? 1);
    const style = styled(part, around);
    paint.save();
    apply(paint, matrix_of(attributes['transform'] ?? ''));
    if (attributes['clip-path'] !== undefined) this.#clip(paint, attributes['clip-path']);
    const alone =
      part.parts.length === 0 && part.name !== 'use' && (style.fill === 'none' || style.stroke === 'none');
    if (opacity === 1) this.#content(paint, part, style);
    else if (alone) {
      paint.globalAlpha *= opacity;
      this.#content(paint, part, style);
    } else this.#veiled(paint, opacity, (own) => this.#content(own, part, style));
    paint.restore();
  }

  #content(paint: Paint, part: Part, style: Style): void {
    const shape = shape_of(part);
    if (shape !== null) return this.#shape(paint, shape, part, style);
    if (part.name === 'use') {
      const target = this.sheet.find((part.attributes['href'] ?? '').slice(1));
      paint.translate(Number(part.attributes['x'] ?? 0), Number(part.attributes['y'] ?? 0));
      if (target !== undefined) this.part(paint, target, style);
    } else if (part.attributes['data-up'] !== undefined) this.#standing(paint, part, style);
    else for (const one of part.parts) this.part(paint, one, style);
  }

  // What stands on a tile stays upright, however the tile lies, and is painted from north to south.
  #standing(paint: Paint, { parts }: Part, style: Style): void {
    const { a, b, d } = paint.getTransform();
    const back = -Math.round((Math.atan2(b, a) * 180) / Math.PI);
    const places = parts.map((one) => ({ one, at: place_of(one) }));
    const depth = ([x, y]: [number, number]): number => b * x + d * y;
    for (const { one, at } of places.sort((p, q) => depth(p.at) - depth(q.at))) {
      paint.save();
      apply(paint, matrix_of(`rotate(${back} ${at.join(' ')})`));
      this.part(paint, one, style);
      paint.restore();
    }
  }

  #shape(paint: Paint, shape: Path2D, part: Part, style: Style): void {
    const fill = this.#colour(paint, style.fill, part, style);
    if (fill !== null) {
      paint.fillStyle = fill;
      paint.fill(shape, style.rule === 'evenodd' ? 'evenodd' : 'nonzero');
    }
    const stroke = this.#colour(paint, style.stroke, part, style);
    if (stroke === null) return;
    paint.strokeStyle = stroke;
    paint.lineWidth = style.width;
    paint.lineCap = style.cap as CanvasLineCap;
    paint.lineJoin = style.join as CanvasLineJoin;
    paint.miterLimit = 4;
    paint.setLineDash(style.dashes === 'none' ? [] : numbers_of(style.dashes));
    const alpha = paint.globalAlpha;
    paint.globalAlpha *= style.stroke_opacity;
    paint.stroke(shape);
    paint.globalAlpha = alpha;
  }

  #colour(paint: Paint, wanted: string, part: Part, style: Style): string | CanvasPattern | CanvasGradient | null {
    if (wanted === 'none') return null;
    if (wanted === 'currentColor') return style.color;
    const id = /^url\(#(.+)\)$/.exec(wanted)?.[1];
    if (id === undefined) return wanted;
    const source = this.sheet.find(id);
    if (source?.name === 'linearGradient') return this.#gradient(paint, source, part);
    if (!this.#patterns.has(id)) this.#patterns.set(id, source === undefined ? null : this.#pattern(paint, source));
    return this.#patterns.get(id) ?? null;
  }

  #gradient(paint: Paint, { attributes, parts }: Part, part: Part): CanvasGradient {
    const [left, top, right, bottom] =
      attributes['gradientUnits'] === 'userSpaceOnUse' ? [0, 0, 1, 1] : box_around(part.attributes['d'] ?? '');
    const at = (key: string, from: number, to: number): number => from + Number(attributes[key] ?? 0) * (to - from);
    const gradient = paint.createLinearGradient(
      at('x1', left, right),
      at('y1', top, bottom),
      at('x2', left, right),
      at('y2', top, bottom),
    );
    for (const { attributes: stop } of parts) {
      const alpha = Math.round(255 * Number(stop['stop-opacity'] ?? 1))
        .toString(16)
        .padStart(2, '0');
      gradient.addColorStop(Number(stop['offset'] ?? 0), `${stop['stop-color'] ?? '#000000'}${alpha}`);
    }
    return gradient;
  }

  #pattern(paint: Paint, source: Part): CanvasPattern | null {
    const [width, height] = [Number(source.attributes['width']), Number(source.attributes['height'])];
    const fine = this.scale * kFine;
    const cell = new OffscreenCanvas(Math.ceil(width * fine), Math.ceil(height * fine));
    const own = cell.getContext('2d')!;
    own.scale(cell.width / width, cell.height / height);
    for (const one of source.parts) new CanvasPainter(this.sheet, cell, fine).part(own, one, kPlain);
    const pattern = paint.createPattern(cell, 'repeat');
    pattern?.setTransform(
      matrix_of(source.attributes['patternTransform'] ?? '').scale(width / cell.width, height / cell.height),
    );
    return pattern;
  }

  #clip(paint: Paint, written: string): void {
    const path = new Path2D();
    for (const one of this.sheet.find(/#(.+)\)/.exec(written)?.[1] ?? '')?.parts ?? []) {
      const shape = shape_of(one);
      if (shape !== null) path.addPath(shape);
    }
    paint.clip(path);
  }

  // A group that shines through as a whole: painted apart, then laid over what is there.
  #veiled(paint: Paint, opacity: number, content: (own: Paint) => void): void {
    const veil = new OffscreenCanvas(this.size.width, this.size.height);
    const own = veil.getContext('2d')!;
    own.setTransform(paint.getTransform());
    content(own);
    paint.save();
    paint.setTransform(1, 0, 0, 1, 0, 0);
    paint.globalAlpha *= opacity;
    paint.drawImage(veil, 0, 0);
    paint.restore();
  }
}

// The drawing so many pixels wide.
export function painted({ layers, box }: Drawing, sheet: SheetParts, pixels: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.round(pixels), Math.round((pixels * box.height) / box.width));
  const paint = canvas.getContext('2d')!;
  const scale = canvas.width / box.width;
  const painter = new CanvasPainter(sheet, canvas, scale);
  paint.scale(scale, scale);
  paint.translate(-box.x, -box.y);
  for (const { symbol, transform } of layers)
    painter.part(paint, { name: 'use', attributes: { href: `#${symbol}`, transform }, parts: [] }, kPlain);
  return canvas;
}
