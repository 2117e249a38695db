// SPDX-License-Identifier: MIT
// A canvas that remembers what is painted on it: shapes with their points in pixels of the canvas, as the transforms
// put them, and the state they are painted with. Node has no canvas of its own.
import { vi } from 'vitest';

export type Point = [number, number];

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

// Points of a path: those that are written, or four of a circle or an ellipse. Our paths have absolute points only.
class RecordingPath {
  points: Point[] = [];

  constructor(written = '') {
    const numbers = (written.match(/-?[\d.]+/g) ?? []).map(Number);
    for (let i = 0; i + 1 < numbers.length; i += 2) this.points.push([numbers[i]!, numbers[i + 1]!]);
  }

  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void {
    if (turn !== 0) throw new Error('turned ellipses are not recorded');
    for (const share of [0, 0.25, 0.5, 0.75]) {
      const angle = from + share * (to - from);
      this.points.push([x + rx * Math.cos(angle), y + ry * Math.sin(angle)]);
    }
  }

  addPath(other: RecordingPath): void {
    this.points.push(...other.points);
  }
}

export class Gradient {
  stops: [number, string][] = [];
  constructor(readonly line: number[]) {}
  addColorStop(offset: number, colour: string): void {
    this.stops.push([offset, colour]);
  }
}

export class Pattern {
  transform: DOMMatrix | null = null;
  constructor(
    readonly cell: RecordingCanvas,
    readonly repeat: string,
  ) {}
  setTransform(matrix: DOMMatrix): void {
    this.transform = matrix;
  }
}

export interface Stroke {
  width: number;
  cap: string;
  join: string;
  miter: number;
  dashes: number[];
}

// One thing that is painted.
export interface Mark {
  how: 'fill' | 'stroke' | 'image';
  points: Point[];
  alpha: number;
  colour: unknown; // of a fill or a stroke
  rule?: string; // of a fill
  stroke?: Stroke;
  image?: RecordingCanvas;
  clip: Point[] | null;
}

class RecordingContext {
  fillStyle: unknown = '#000';
  strokeStyle: unknown = '#000';
  globalAlpha = 1;
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  miterLimit = 10;
  #dashes: number[] = [];
  #clip: Point[] | null = null;
  #matrix = new DOMMatrix();
  #saved: (() => void)[] = [];

  constructor(private readonly canvas: RecordingCanvas) {}

  save(): void {
    const { fillStyle, strokeStyle, globalAlpha, lineWidth, lineCap, lineJoin, miterLimit } = this;
    const [dashes, clip, matrix] = [this.#dashes, this.#clip, this.#matrix];
    this.#saved.push(() => {
      Object.assign(this, { fillStyle, strokeStyle, globalAlpha, lineWidth, lineCap, lineJoin, miterLimit });
      [this.#dashes, this.#clip, this.#matrix] = [dashes, clip, matrix];
    });
  }
  restore(): void {
    this.#saved.pop()?.();
  }

  setTransform(...given: [DOMMatrix] | number[]): void {
    this.#matrix = new DOMMatrix(typeof given[0] === 'object' ? matrix_values(given[0]) : (given as number[]));
  }
  getTransform(): DOMMatrix {
    return new DOMMatrix(matrix_values(this.#matrix));
  }
  transform(...values: number[]): void {
    this.#matrix = this.#matrix.multiply(new DOMMatrix(values));
  }
  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0);
  }
  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y);
  }

  fill(path: RecordingPath, rule: string): void {
    this.#mark({ how: 'fill', points: this.#placed(path), colour: this.fillStyle, rule });
  }
  stroke(path: RecordingPath): void {
    const stroke = {
      width: this.lineWidth,
      cap: this.lineCap,
      join: this.lineJoin,
      miter: this.miterLimit,
      dashes: this.#dashes,
    };
    this.#mark({ how: 'stroke', points: this.#placed(path), colour: this.strokeStyle, stroke });
  }
  setLineDash(dashes: number[]): void {
    this.#dashes = dashes;
  }
  clip(path: RecordingPath): void {
    this.#clip = this.#placed(path);
  }
  drawImage(image: RecordingCanvas, x: number, y: number, width = image.width, height = image.height): void {
    const points = [
      [x, y],
      [x + width, y + height],
    ].map((point) => placed(this.#matrix, point as Point));
    this.#mark({ how: 'image', points, colour: null, image });
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.fill(new RecordingPath(`M${x} ${y}L${x + width} ${y + height}`), 'nonzero');
  }
  createLinearGradient(...line: number[]): Gradient {
    return new Gradient(line);
  }
  createPattern(cell: RecordingCanvas, repeat: string): Pattern {
    return new Pattern(cell, repeat);
  }

  #placed(path: RecordingPath): Point[] {
    return path.points.map((point) => placed(this.#matrix, point));
  }
  #mark(mark: Omit<Mark, 'alpha' | 'clip'>): void {
    this.canvas.marks.push({ ...mark, alpha: rounded(this.globalAlpha), clip: this.#clip });
  }
}

export const matrix_values = ({ a, b, c, d, e, f }: DOMMatrix): number[] => [a, b, c, d, e, f].map(rounded);

const placed = ({ a, b, c, d, e, f }: DOMMatrix, [x, y]: Point): Point => [
  rounded(a * x + c * y + e),
  rounded(b * x + d * y + f),
];

export class RecordingCanvas {
  marks: Mark[] = [];
  readonly #context = new RecordingContext(this);

  constructor(
    public width: number,
    public height: number,
  ) {}
  getContext(kind: string): RecordingContext {
    if (kind !== '2d') throw new Error(`a canvas cannot paint in ${kind}`);
    return this.#context;
  }
  convertToBlob({ type }: { type: string }): Promise<Blob> {
    return Promise.resolve(new Blob(['picture'], { type }));
  }
}

// Canvases and paths of the tests from now on are these; vi.unstubAllGlobals ends it.
export function stub_canvas(): void {
  vi.stubGlobal('OffscreenCanvas', RecordingCanvas);
  vi.stubGlobal('Path2D', RecordingPath);
}
