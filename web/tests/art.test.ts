// SPDX-License-Identifier: MIT
// The art in the page: symbols, levels of detail, and where things are on a tile.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Detail } from '../src/lib/protocol';
import { kCatalogue, kStands, sheet_text } from './support/art';
import { fresh } from './support/fresh';

const fetched = {
  sheet: vi.fn<(detail: Detail) => Promise<string>>(),
  stands: vi.fn(),
  catalogue: vi.fn(),
};
vi.mock('../src/lib/net/api', () => ({ api: fetched, Refusal: Error }));

const { art: page_art } = await import('../src/lib/art/art.svelte');
let art: typeof page_art;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  fetched.sheet.mockReset().mockImplementation((detail) => Promise.resolve(sheet_text(detail)));
  fetched.stands.mockReset().mockResolvedValue(kStands);
  fetched.catalogue.mockReset().mockResolvedValue(kCatalogue);
  art = fresh(page_art);
});

const ids_in = (selector: string): string[] => [...document.querySelectorAll(`${selector} > *`)].map(({ id }) => id);

describe('until it is loaded', () => {
  it('nothing is known', () => {
    expect([art.loaded, art.catalogue, art.stands, art.tile('D'), art.segment('D', 0)]).toEqual([
      null,
      null,
      null,
      undefined,
      undefined,
    ]);
    expect([art.area('D', 0), art.road('D', 1), art.marks('D', 0), art.overlays('H'), art.layers('D', 0)]).toEqual([
      '',
      '',
      [],
      [],
      [],
    ]);
    expect([...art.levels]).toEqual(['near']);
  });

  it('pieces stand in the middle of a tile', () => {
    expect(art.stand({ tile: 'D', at: [2, -1], rotation: 1 }, 0)).toEqual([250, -50]);
  });
});

describe('loading', () => {
  it('happens once', async () => {
    await Promise.all([art.load(), art.load()]);
    await art.load();
    expect(fetched.sheet.mock.calls).toEqual([['near']]);
    expect(fetched.catalogue).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('svg')).toHaveLength(2);
  });

  it('is tried again after it has failed', async () => {
    fetched.stands.mockRejectedValueOnce(new Error('offline'));
    await expect(art.load()).rejects.toThrow('offline');
    expect(art.loaded).toBeNull();
    await art.load();
    expect(art.catalogue).toBe(kCatalogue);
    expect(art.stands).toBe(kStands);
  });

  it('puts the symbols into the page before everything else, but not the tiles', async () => {
    await art.load();
    expect([...document.body.children].map(({ id, localName }) => id || localName)).toEqual([
      'art',
      'art-paints',
      'main',
    ]);
    expect(ids_in('#art')).toEqual(['shared-g', 'shared-path', 'wheel', 'meeple']);
    expect(ids_in('#art-paints')).toEqual(['']);
    expect(ids_in('#art-paints > defs')).toEqual(['light-near']);
  });

  it('hides the symbols from everybody, and only what is not a paint from the browser', async () => {
    await art.load();
    for (const id of ['art', 'art-paints']) {
      const svg = document.getElementById(id)!;
      expect(['aria-hidden', 'width', 'height', 'class'].map((name) => svg.getAttribute(name))).toEqual([
        'true',
        '0',
        '0',
        'art-sheet',
      ]);
    }
    const displayed = (id: string): string => document.getElementById(id)!.style.display;
    expect([displayed('art'), displayed('art-paints')]).toEqual(['none', '']);
  });
});

describe('a tile', () => {
  beforeEach(() => art.load());

  it('is found by its name, with or without the symbol on it', () => {
    expect(art.tile('D')?.id).toBe('D');
    expect(art.tile('D:3')).toBe(art.tile('D'));
    expect(art.tile('H')?.id).toBe('H');
    expect(art.tile('X')).toBeUndefined();
    expect(art.segment('D', 1)?.terrain).toBe('road');
    expect(art.segment('D', 9)).toBeUndefined();
    expect(art.segment('X', 0)).toBeUndefined();
  });

  it('has areas and roads', () => {
    expect(art.area('D:1', 0)).toBe('M0 0L100 0L100 40L0 40z');
    expect(art.road('D', 1)).toBe('M0 50L100 50');
    expect([art.area('D', 9), art.area('X', 0), art.road('D', 9), art.road('X', 0)]).toEqual(['', '', '', '']);
  });

  it('has places for pieces, which turn with it', () => {
    const stand = (rotation: number): number[] => art.stand({ tile: 'D', at: [3, -2], rotation }, 0);
    expect([0, 1, 2, 3].map(stand)).toEqual([
      [320, -170],
      [370, -180],
      [380, -130],
      [330, -120],
    ]);
    expect(art.stand({ tile: 'D', at: [0, 0], rotation: 0 }, 9)).toEqual([50, 50]);
    expect(art.stand({ tile: 'X', at: [0, 0], rotation: 3 }, 0)).toEqual([50, 50]);
  });

  it('has signs of its picture and of sets, which turn with it', () => {
    const at = (name: string, rotation: number): unknown =>
      art.marks(name, rotation).map((mark) => [mark.drawing, mark.at]);
    expect(at('D', 0)).toEqual([['a-inn', [10, 20]]]);
    expect(at('D:2', 1)).toEqual([
      ['a-inn', [80, 10]],
      ['a-w2', [30, 80]],
    ]);
    expect(at('X', 0)).toEqual([]);
  });

  it('may have a layer of a set', () => {
    expect([art.overlays('H'), art.overlays('D'), art.overlays('X')]).toEqual([['a-hi'], [], []]);
  });

  it('comes into the page when it is drawn, once', () => {
    expect(document.getElementById('land-D')).toBeNull();
    const layers = art.layers('D', 2);
    expect(layers.map(({ symbol }) => symbol)).toEqual(['land-D', 'shade-D', 'side-D', 'works-D~2']);
    expect(layers[1]!.transform).toBe('translate(1.5 1.5)rotate(180 50 50)');
    for (const name of ['land-D', 'works-D~2'])
      expect(document.getElementById(name)?.closest('#art'), name).not.toBeNull();
    art.layers('D', 0);
    expect(document.querySelectorAll('#tile-D')).toHaveLength(1);
    expect(art.layers('H', 0).map(({ symbol }) => symbol)).toContain('a-hi');
    expect(art.layers('X', 1)).toHaveLength(4);
    document.getElementById('art')!.remove();
    expect(art.layers('H', 0)).toHaveLength(5);
  });
});

describe('a level of detail', () => {
  it('that is near is the page and what it has not yet shown', async () => {
    const sheet = await art.sheet('near');
    expect([sheet.text, sheet.shadow]).toEqual([sheet_text('near'), 1.5]);
    expect(sheet.find('meeple')).toBe(document.getElementById('meeple'));
    expect(sheet.find('land-D')).not.toBeNull();
    expect(sheet.find('none')).toBeNull();
    art.layers('D', 0);
    expect(sheet.find('land-D')).toBe(document.getElementById('land-D'));
    expect(sheet.shared).toBe(document.querySelector('#art-paints > defs'));
    expect([...art.levels]).toEqual(['near']);
  });

  it('that is coarser is beside the page, and fetched once', async () => {
    const sheet = await art.sheet('far');
    expect(await art.sheet('far')).toBe(sheet);
    expect(fetched.sheet.mock.calls).toEqual([['far']]);
    expect([sheet.text, sheet.shadow]).toEqual([sheet_text('far'), 1.5]);
    expect(sheet.find('land-D')?.localName).toBe('g');
    expect(sheet.find('land-D')).toBe(sheet.find('land-D'));
    expect(sheet.find('none')).toBeNull();
    expect(sheet.shared?.firstElementChild?.id).toBe('light-far');
    expect([...art.levels]).toEqual(['near', 'far']);
    await art.sheet('middle');
    expect([...art.levels]).toEqual(['near', 'far', 'middle']);
  });

  it('that cannot be fetched is fetched again when it is needed again', async () => {
    fetched.sheet.mockRejectedValueOnce(new Error('offline'));
    await expect(art.sheet('far')).rejects.toThrow('offline');
    expect([...art.levels]).toEqual(['near']);
    expect((await art.sheet('far')).text).toBe(sheet_text('far'));
  });

  it('without a shadow has none', async () => {
    fetched.sheet.mockResolvedValue('<svg xmlns="http://www.w3.org/2000/svg"><defs/></svg>');
    expect((await art.sheet('far')).shadow).toBe(0);
    expect((await art.sheet('near')).shadow).toBe(0);
  });

  it('adds its picture with words to the page, with the words of the near one', async () => {
    await art.load();
    document.querySelector('#wheel text')!.textContent = 'eins';
    document.querySelectorAll('#wheel text')[1]!.remove();
    await art.sheet('far');
    const copy = document.getElementById('wheel-far')!;
    expect([copy.localName, copy.getAttribute('data-wheel'), copy.parentElement?.id]).toEqual([
      'symbol',
      'far',
      'art',
    ]);
    expect([...copy.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['eins', 'two']);
    expect(document.querySelectorAll('#wheel')).toHaveLength(1);
  });

  it('without that picture, or without a page, adds nothing', async () => {
    await art.sheet('far'); // before the page has symbols
    expect(document.getElementById('wheel-far')).toBeNull();
    await art.load();
    fetched.sheet.mockResolvedValue('<svg xmlns="http://www.w3.org/2000/svg"><defs/></svg>');
    await art.sheet('middle');
    expect(document.getElementById('wheel-middle')).toBeNull();
  });
});
