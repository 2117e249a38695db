// SPDX-License-Identifier: MIT
// Drawings as bitmaps. They are painted in a worker; where a browser cannot do that, by the page itself, from a
// document.
import { art } from '../art.svelte';
import type { Sheet } from '../sheet';
import type { Detail } from '../detail';
import { drawn, file_of, painted, png_of } from '../paint';
import type { Drawing } from './drawing';
import type { Done, Order } from './worker';

async function painted_here(drawing: Drawing, sheet: Sheet, pixels: number): Promise<string | null> {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.append(drawn(drawing, sheet));
  const { width, height } = drawing.box;
  const png = await png_of(await painted(file_of(svg, drawing.box, sheet), pixels, (pixels * height) / width));
  return png === null ? null : URL.createObjectURL(png);
}

class Painter {
  #worker: Worker | null | undefined;
  #sheets = new Set<Detail>();
  #waiting = new Map<number, (url: string | null) => void>();
  #last = 0;

  // Returns the URL of a picture with this width in pixels; the caller must drop it.
  async url(drawing: Drawing, pixels: number, detail: Detail = 'near'): Promise<string | null> {
    const [sheet, level] = await art.sheet(detail).then(
      (own) => [own, detail] as const,
      async () => [await art.sheet('near'), 'near'] as const,
    );
    return (await this.#ordered(drawing, pixels, sheet, level)) ?? painted_here(drawing, sheet, pixels);
  }

  drop(url: string): void {
    if (this.#worker == null) URL.revokeObjectURL(url);
    else this.#worker.postMessage({ kind: 'drop', url } satisfies Order);
  }

  #ordered(drawing: Drawing, pixels: number, sheet: Sheet, detail: Detail): Promise<string | null> {
    const worker = this.#ready();
    if (worker === null) return Promise.resolve(null);
    const order = (one: Order): void => worker.postMessage(one);
    if (!this.#sheets.has(detail)) order({ kind: 'sheet', detail, text: sheet.text });
    this.#sheets.add(detail);
    const id = ++this.#last;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      order({ kind: 'paint', id, detail, drawing, pixels });
    });
  }

  #ready(): Worker | null {
    if (this.#worker === undefined) this.#worker = this.#started();
    return this.#worker;
  }

  #started(): Worker | null {
    if (
      typeof Worker === 'undefined' ||
      typeof OffscreenCanvas === 'undefined' ||
      !('convertToBlob' in OffscreenCanvas.prototype)
    )
      return null;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Done>): void => {
      this.#waiting.get(data.id)?.(data.url);
      this.#waiting.delete(data.id);
    };
    worker.onerror = (): void => {
      // it could not be had, or does not understand
      this.#worker = null;
      for (const done of this.#waiting.values()) done(null);
      this.#waiting.clear();
    };
    return worker;
  }
}

export const painter = new Painter();
