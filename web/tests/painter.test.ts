// SPDX-License-Identifier: MIT
// Who paints a bitmap: a worker, or the page itself where there is none.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Detail } from '../src/lib/protocol';
import type { Drawing } from '../src/lib/art/painter/drawing';
import type { Order } from '../src/lib/art/painter/worker';
import { RecordingCanvas, stub_canvas } from './support/canvas';
import { fresh } from './support/fresh';

const sheet = vi.fn<(detail: Detail) => Promise<unknown>>();
const page = { painted: vi.fn(), file_of: vi.fn(), png_of: vi.fn() };
vi.mock('../src/lib/art/art.svelte', () => ({ art: { sheet } }));
vi.mock('../src/lib/art/paint', () => ({
  ...page,
  drawn: ({ layers }: Drawing) => Object.assign(document.createElement('g'), { id: layers[0]?.symbol }),
}));
const { painter: page_painter } = await import('../src/lib/art/painter/painter');

class MockWorker {
  static all: MockWorker[] = [];
  orders: Order[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(
    readonly address: URL,
    readonly options: WorkerOptions,
  ) {
    MockWorker.all.push(this);
  }
  postMessage(order: Order): void {
    this.orders.push(order);
  }
  answer(id: number, url: string | null): void {
    this.onmessage?.({ data: { id, url } });
  }
}

const drawing: Drawing = { layers: [{ symbol: 'a', transform: '' }], box: { x: 0, y: 0, width: 40, height: 30 } };
let painter: typeof page_painter;

beforeEach(() => {
  MockWorker.all = [];
  vi.stubGlobal('Worker', MockWorker);
  stub_canvas();
  sheet.mockReset().mockImplementation((detail) => Promise.resolve({ text: `sheet ${detail}` }));
  page.file_of.mockReset().mockReturnValue('file');
  page.painted.mockReset().mockResolvedValue('canvas');
  page.png_of.mockReset().mockResolvedValue(new Blob());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  painter = fresh(page_painter);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const worker = async (orders: number): Promise<MockWorker> => {
  await vi.waitUntil(() => (MockWorker.all[0]?.orders.length ?? 0) >= orders);
  return MockWorker.all[0]!;
};

describe('a worker', () => {
  it('is one for all pictures, and gets each sheet once', async () => {
    const urls = [painter.url(drawing, 64), painter.url(drawing, 32), painter.url(drawing, 16, 'far')];
    const { orders, address, options } = await worker(5);
    expect(MockWorker.all).toHaveLength(1);
    expect([address.pathname.split('/').at(-1), options]).toEqual(['worker.ts', { type: 'module' }]);
    expect(orders).toEqual([
      { kind: 'sheet', detail: 'near', text: 'sheet near' },
      { kind: 'paint', id: 1, detail: 'near', drawing, pixels: 64 },
      { kind: 'paint', id: 2, detail: 'near', drawing, pixels: 32 },
      { kind: 'sheet', detail: 'far', text: 'sheet far' },
      { kind: 'paint', id: 3, detail: 'far', drawing, pixels: 16 },
    ]);
    const [made] = MockWorker.all;
    for (const id of [3, 1, 2]) made!.answer(id, `blob:${id}`);
    expect(await Promise.all(urls)).toEqual(['blob:1', 'blob:2', 'blob:3']);
  });

  it('may answer twice, or to nobody', async () => {
    const url = painter.url(drawing, 64);
    const made = await worker(2);
    for (const answer of ['blob:first', 'blob:second']) made.answer(1, answer);
    expect(() => made.answer(9, null)).not.toThrow();
    expect(await url).toBe('blob:first');
  });

  it('paints at the near level what it cannot have at its own', async () => {
    sheet.mockImplementation((detail) =>
      detail === 'far' ? Promise.reject(new Error('offline')) : Promise.resolve({ text: 'sheet near' }),
    );
    void painter.url(drawing, 16, 'far');
    expect((await worker(2)).orders.map((order) => 'detail' in order && order.detail)).toEqual(['near', 'near']);
  });

  it('drops its pictures itself', async () => {
    void painter.url(drawing, 64);
    const { orders } = await worker(2);
    painter.drop('blob:old');
    expect(orders.at(-1)).toEqual({ kind: 'drop', url: 'blob:old' });
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  });
});

describe('the page', () => {
  it('paints what the worker cannot', async () => {
    const url = painter.url(drawing, 64);
    (await worker(2)).answer(1, null);
    expect(await url).toBe('blob:page');
    expect(page.painted).toHaveBeenCalledWith('file', 64, 48);
    expect(page.png_of).toHaveBeenCalledWith('canvas');
    const [svg, box, given] = page.file_of.mock.calls[0] as [SVGElement, unknown, { text: string }];
    expect([svg.namespaceURI, svg.localName]).toEqual(['http://www.w3.org/2000/svg', 'svg']);
    expect([svg.firstElementChild?.id, box, given.text]).toEqual(['a', drawing.box, 'sheet near']);
  });

  it('paints everything once the worker has failed, and drops it itself', async () => {
    const url = painter.url(drawing, 64);
    (await worker(2)).onerror?.();
    expect(await url).toBe('blob:page');
    expect(await painter.url(drawing, 64)).toBe('blob:page');
    expect(MockWorker.all).toHaveLength(1);
    painter.drop('blob:page');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:page');
  });

  it.each([
    ['workers', () => vi.stubGlobal('Worker', undefined)],
    ['canvases for workers', () => vi.stubGlobal('OffscreenCanvas', undefined)],
    ['pictures from such canvases', () => vi.stubGlobal('OffscreenCanvas', class {})],
  ])('paints where there are no %s', async (_, without) => {
    without();
    expect(await painter.url(drawing, 64)).toBe('blob:page');
    expect(MockWorker.all).toEqual([]);
  });

  it('has no picture if it cannot paint', async () => {
    vi.stubGlobal('Worker', undefined);
    page.png_of.mockResolvedValue(null);
    expect(await painter.url(drawing, 64)).toBeNull();
  });

  it('drops a picture before there is a worker', () => {
    painter.drop('blob:old');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:old');
  });
});

describe('in the worker', () => {
  const done = vi.fn();
  const order = async (one: Order): Promise<void> => {
    await (self.onmessage as unknown as (event: { data: Order }) => Promise<void>)({ data: one });
  };
  beforeEach(async () => {
    done.mockReset();
    vi.spyOn(self, 'postMessage').mockImplementation(done);
    vi.resetModules();
    await import('../src/lib/art/painter/worker');
  });
  const paint = (id: number, detail: Detail): Order => ({ kind: 'paint', id, detail, drawing, pixels: 80 });

  it('a picture is painted from the sheet of its level', async () => {
    const painted = vi.spyOn(RecordingCanvas.prototype, 'convertToBlob');
    await order({ kind: 'sheet', detail: 'far', text: '<path id="a" d="M0 0z"/>' });
    await order(paint(7, 'far'));
    expect(done.mock.calls).toEqual([[{ id: 7, url: 'blob:page' }]]);
    const canvas = painted.mock.contexts[0] as unknown as RecordingCanvas;
    expect([canvas.width, canvas.height, canvas.marks.length]).toEqual([80, 60, 1]);
    expect(vi.mocked(URL.createObjectURL).mock.calls[0]![0]).toMatchObject({ type: 'image/png' });
  });

  it('there is none without a sheet, or if painting fails', async () => {
    await order(paint(8, 'near'));
    expect(done.mock.calls).toEqual([[{ id: 8, url: null }]]);
    await order({ kind: 'sheet', detail: 'near', text: '' });
    vi.mocked(URL.createObjectURL).mockImplementation(() => {
      throw new Error('no memory');
    });
    await order(paint(9, 'near'));
    expect(done.mock.calls[1]).toEqual([{ id: 9, url: null }]);
  });

  it('a picture is dropped', async () => {
    await order({ kind: 'drop', url: 'blob:old' });
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:old');
    expect(done).not.toHaveBeenCalled();
  });
});
