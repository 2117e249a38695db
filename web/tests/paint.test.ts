// SPDX-License-Identifier: MIT
// Pictures that the page paints by itself, from a document: the SVG file, the canvas, the PNG.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawn, file_of, finding_turned, layers_of, painted, png_of } from '../src/lib/art/paint';
import type { Sheet } from '../src/lib/art/sheet';
import { RecordingCanvas } from './support/canvas';

const kSvg = 'http://www.w3.org/2000/svg';
const near = new DOMParser().parseFromString(
  `<svg xmlns="${kSvg}"><defs><linearGradient id="light"/><g id="shared"><use href="#leaf"/></g></defs>
   <symbol id="wheel"/><g id="a"><use href="#b"/><use href="#b"/><use/></g>
   <g id="b"><use href="#a"/><use href="#shared"/></g>
   <g id="leaf"/><g id="alone"/></svg>`,
  'image/svg+xml',
);
const sheet: Sheet = {
  text: '',
  find: (id) => near.getElementById(id),
  shared: near.querySelector('defs'),
  shadow: 0,
};
const box = { x: -10, y: -20, width: 40, height: 30 };

const attributes_of = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe('layers', () => {
  it('of a tile that is not turned have no transform but those of shadow and walls', () => {
    expect(layers_of({ id: 'E', rotation: 0, overlays: [] }, 2).map(({ transform }) => transform)).toEqual([
      '',
      'translate(2 2)',
      'translate(0 2.6)',
      '',
    ]);
  });

  it('of a turned tile keep upright what stands on it', () => {
    const works = new DOMParser().parseFromString(
      `<svg xmlns="${kSvg}"><g id="works-E"><use href="#wall"/><g data-up=""><use href="#a" x="30" y="40"/>` +
        `<use href="#b" transform="translate(5 6)scale(2)"/></g></g></svg>`,
      'image/svg+xml',
    );
    const find = finding_turned((id) => works.getElementById(id));
    expect(find('works-E')).toBe(works.getElementById('works-E'));
    const turned = find('works-E~3')!;
    expect(turned.id).toBe('works-E~3');
    expect([...turned.querySelectorAll('use')].map((use) => use.getAttribute('transform'))).toEqual([
      null,
      'rotate(-270 30 40)', // further in the east, which is the north now
      'translate(5 6)scale(2)rotate(-270)',
    ]);
    expect([...find('works-E~1')!.querySelectorAll('[data-up] use')].map((use) => use.getAttribute('href'))).toEqual([
      '#b',
      '#a',
    ]);
    expect(works.querySelector('[transform^=rotate]')).toBeNull();
    expect([find('none'), find('none~1')]).toEqual([null, null]);
  });

  it('are uses in a group, one over the other', () => {
    const group = drawn(
      {
        layers: [
          { symbol: 'a', transform: 'rotate(90)' },
          { symbol: 'none', transform: '' },
        ],
        box,
      },
      sheet,
    );
    expect([group.localName, group.namespaceURI]).toEqual(['g', kSvg]);
    expect([...group.children].map((use) => [use.localName, use.namespaceURI, attributes_of(use)])).toEqual([
      ['use', kSvg, { href: '#a', transform: 'rotate(90)' }],
      ['use', kSvg, { href: '#none' }],
    ]);
  });

  it('that are symbols are fitted into the box', () => {
    const group = drawn({ layers: [{ symbol: 'wheel', transform: '' }], box }, sheet);
    expect(attributes_of(group.firstElementChild!)).toEqual({
      href: '#wheel',
      x: '-10',
      y: '-20',
      width: '40',
      height: '30',
    });
  });
});

describe('a picture as a file', () => {
  const file = (symbol: string, given = sheet): Element => {
    const svg = document.createElementNS(kSvg, 'svg');
    svg.append(drawn({ layers: [{ symbol, transform: '' }], box }, given));
    return new DOMParser().parseFromString(file_of(svg, box, given), 'image/svg+xml').documentElement;
  };

  it('has a size and a part that is seen', () => {
    expect(attributes_of(file('alone'))).toMatchObject({
      xmlns: kSvg,
      viewBox: '-10 -20 40 30',
      width: '40',
      height: '30',
    });
  });

  it('holds everything it refers to once, what all share, and nothing else', () => {
    const [definitions, group] = [...file('a').children];
    expect([definitions?.localName, group?.localName]).toEqual(['defs', 'g']);
    expect([...definitions!.children].map((part) => part.id || part.localName)).toEqual(['defs', 'a', 'b', 'leaf']);
    expect(definitions!.querySelector('#light')).not.toBeNull();
  });

  it('leaves the sheet as it is', () => {
    file('a');
    expect(near.querySelectorAll('#a, #b, #light')).toHaveLength(3);
  });

  it('needs nothing that all share', () => {
    const [definitions] = [...file('alone', { ...sheet, shared: null }).children];
    expect([...definitions!.children].map(({ id }) => id)).toEqual(['alone']);
  });
});

describe('a file as a canvas', () => {
  const [made, revoked, loaded] = [vi.fn(), vi.fn(), vi.fn()];
  let canvas: RecordingCanvas;

  beforeEach(() => {
    for (const mock of [made, revoked, loaded]) mock.mockReset();
    made.mockReturnValue('blob:file');
    canvas = new RecordingCanvas(0, 0);
    vi.spyOn(URL, 'createObjectURL').mockImplementation(made);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        width = 7;
        height = 7;
        decode(): Promise<void> {
          return loaded(this.src) as Promise<void>;
        }
      },
    );
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
      name === 'canvas' ? (canvas as unknown as HTMLElement) : create(name),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is painted over its ground, from edge to edge, in whole pixels', async () => {
    await painted('<svg/>', 99.6, 50.2, '#abc');
    expect([canvas.width, canvas.height]).toEqual([100, 50]);
    expect(canvas.marks.map(({ how, colour, points }) => [how, colour, points])).toEqual([
      ['fill', '#abc', [[0, 0], [100, 50]]], // prettier-ignore
      ['image', null, [[0, 0], [100, 50]]], // prettier-ignore
    ]);
    expect(loaded).toHaveBeenCalledWith('blob:file');
    const file = made.mock.calls[0]![0] as Blob;
    expect([file.type, await file.text()]).toEqual(['image/svg+xml', '<svg/>']);
  });

  it('has a transparent ground where nothing else is wanted', async () => {
    await painted('<svg/>', 10, 10);
    expect(canvas.marks[0]?.colour).toBe('transparent');
  });

  it('leaves no file behind, even if it cannot be read', async () => {
    loaded.mockRejectedValue(new Error('unreadable'));
    await expect(painted('<svg/>', 10, 10)).rejects.toThrow('unreadable');
    expect(revoked).toHaveBeenCalledWith('blob:file');
  });

  it('becomes a PNG', async () => {
    const toBlob = vi.fn((done: (blob: Blob) => void, type: string) => done(new Blob([], { type })));
    expect((await png_of({ toBlob } as unknown as HTMLCanvasElement))?.type).toBe('image/png');
  });
});
