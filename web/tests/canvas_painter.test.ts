// SPDX-License-Identifier: MIT
// The painter of bitmaps, over a canvas that remembers what is painted on it.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { layers_of } from '../src/lib/art/paint';
import { painted } from '../src/lib/art/painter/canvas_painter';
import type { Box, Layer } from '../src/lib/art/painter/drawing';
import { parts_of } from '../src/lib/art/painter/svg_text';
import {
  Gradient,
  matrix_values,
  Pattern,
  stub_canvas,
  type Mark,
  type Point,
  type RecordingCanvas,
} from './support/canvas';

beforeAll(stub_canvas);
afterAll(() => void vi.unstubAllGlobals());

const kTile: Box = { x: 0, y: 0, width: 100, height: 100 };
const kPath = 'M10 20L30 20L30 60z';

const canvas_of = (sheet: string, layers: Layer[], box = kTile, pixels = 100): RecordingCanvas =>
  painted({ layers, box }, parts_of(sheet), pixels) as unknown as RecordingCanvas;
// What a part paints, one pixel per unit.
const marks_of = (part: string, more = ''): Mark[] =>
  canvas_of(`<g id="it">${part}</g>${more}`, [{ symbol: 'it', transform: '' }]).marks;
const mark_of = (part: string, more = ''): Mark => {
  const marks = marks_of(part, more);
  expect(marks).toHaveLength(1);
  return marks[0]!;
};

describe('the art sheet as text', () => {
  const sheet = parts_of(`<svg data-shadow="1.7">
    <g id="outer" fill="none"
       xlink:href="#x"><path id="p1" d="M0 0L1 1z"/><g><circle r="2" /></g></g>
    <ellipse id="alone"/><text id="words">some <tspan>words</tspan></text>
    <linearGradient id="light"></linearGradient></svg>`);

  it('is a tree of parts with their attributes', () => {
    expect(sheet.find('outer')).toEqual({
      name: 'g',
      attributes: { id: 'outer', fill: 'none', 'xlink:href': '#x' },
      parts: [
        { name: 'path', attributes: { id: 'p1', d: 'M0 0L1 1z' }, parts: [] },
        { name: 'g', attributes: {}, parts: [{ name: 'circle', attributes: { r: '2' }, parts: [] }] },
      ],
    });
    expect(sheet.find('alone')).toEqual({ name: 'ellipse', attributes: { id: 'alone' }, parts: [] });
    expect(sheet.find('words')?.parts).toEqual([{ name: 'tspan', attributes: {}, parts: [] }]);
    expect(sheet.find('light')?.name).toBe('linearGradient');
  });

  it('has its parts by their ids only', () => {
    expect(sheet.find('p1')).toBe(sheet.find('outer')?.parts[0]);
    expect(sheet.find('')).toBeUndefined();
    expect(sheet.find('p2')).toBeUndefined();
  });
});

describe('a picture', () => {
  const sheet = `<path id="it" d="${kPath}"/>`;
  const picture = (box: Box, pixels: number): RecordingCanvas =>
    canvas_of(sheet, [{ symbol: 'it', transform: '' }], box, pixels);

  it('is as wide as wanted, and as high as its box', () => {
    const { width, height } = picture({ x: 0, y: 0, width: 40, height: 30 }, 79.6);
    expect([width, height]).toEqual([80, 60]);
  });

  it('shows what is in its box, from corner to corner', () => {
    const [mark] = picture({ x: 10, y: 20, width: 20, height: 40 }, 200).marks;
    expect(mark?.points).toEqual([
      [0, 0],
      [200, 0],
      [200, 400],
    ]);
  });

  it('is made of its layers, the first at the bottom', () => {
    const two = '<path id="a" d="M0 0z" fill="#a"/><path id="b" d="M0 0z" fill="#b"/>';
    const layers = [
      { symbol: 'b', transform: '' },
      { symbol: 'a', transform: 'translate(3 4)' },
      { symbol: 'unknown', transform: '' },
    ];
    const { marks } = canvas_of(two, layers);
    expect(marks.map(({ colour, points }) => [colour, points])).toEqual([
      ['#b', [[0, 0]]],
      ['#a', [[3, 4]]],
    ]);
  });
});

describe('a tile', () => {
  const sheet = ['land', 'shade', 'works']
    .map((part, i) => `<path id="${part}-D" d="M${10 * i} 20L90 70z" fill="#${part}"/>`)
    .join('');
  const lying = (rotation: number): Record<string, Point[]> => {
    const { marks } = canvas_of(`${sheet}<path id="sign" d="M1 2z" fill="#sign"/>`, [
      ...layers_of({ id: 'D', rotation, overlays: ['sign'] }, 2),
    ]);
    return Object.fromEntries(marks.map(({ colour, points }) => [colour, points]));
  };
  const turned = (points: Point[]): Point[] => points.map(([x, y]) => [100 - y, x]);

  it.each([0, 1, 2, 3])('that lies turned %i times once more turns about its middle', (rotation) => {
    const [before, after] = [lying(rotation), lying((rotation + 1) % 4)];
    for (const part of ['#land', '#works']) expect(after[part]).toEqual(turned(before[part]!));
  });

  it.each([0, 1, 2, 3])('that lies turned %i times keeps upright what stands on it, the north first', (rotation) => {
    const { marks } = canvas_of(
      `<path id="a" d="M0 0L1 0z" fill="#a"/><path id="b" d="M0 0L1 0z" fill="#b"/>` +
        `<g id="works-D"><g data-up=""><use href="#a" x="20" y="30"/>` +
        `<use href="#b" transform="translate(40 70)scale(2)"/></g></g>`,
      [...layers_of({ id: 'D', rotation, overlays: [] }, 2)],
    );
    let [first, second]: Point[] = [
      [20, 30],
      [40, 70],
    ];
    for (let i = 0; i < rotation; i++) [first, second] = [turned([first!])[0], turned([second!])[0]];
    const wanted = [
      ['#a', [first!, [first![0] + 1, first![1]]]],
      ['#b', [second!, [second![0] + 2, second![1]]]],
    ];
    expect(marks.map(({ colour, points }) => [colour, points])).toEqual(
      first![1] < second![1] ? wanted : wanted.reverse(),
    );
  });

  it('keeps its signs upright and its shadow below and to the right', () => {
    for (const rotation of [0, 1, 2, 3]) {
      const { '#sign': sign, '#shade': shade } = lying(rotation);
      expect(sign).toEqual([[1, 2]]);
      let own: Point[] = [
        [10, 20],
        [90, 70],
      ];
      for (let i = 0; i < rotation; i++) own = turned(own);
      expect(shade).toEqual(own.map(([x, y]) => [x + 2, y + 2]));
    }
  });
});

describe('a part', () => {
  it.each([
    ['', [10, 20]],
    ['translate(5 6)', [15, 26]],
    ['translate(5)', [15, 20]],
    ['translate(-.25 12.25)', [9.75, 32.25]],
    ['scale(2)', [20, 40]],
    ['scale(2 3)', [20, 60]],
    ['rotate(90)', [-20, 10]],
    ['rotate(90 50 40)', [70, 0]],
    ['translate(100 0)scale(2)', [120, 40]],
    ['scale(2)translate(100,0)', [220, 40]],
    ['skewX(30)', [10, 20]],
  ])('is put where its transform says: %s', (transform, [x, y]) => {
    expect(mark_of(`<path d="M10 20z" transform="${transform}"/>`).points).toEqual([[x, y]]);
  });

  it('moves its own parts, and no others', () => {
    const [inner, next] = marks_of(
      '<g transform="translate(1 0)"><path d="M0 0z" transform="scale(2)translate(3 0)"/></g><path d="M0 0z"/>',
    );
    expect([inner?.points, next?.points]).toEqual([[[7, 0]], [[0, 0]]]);
  });

  it('is a path, a circle or an ellipse', () => {
    expect(mark_of(`<path d="${kPath}"/>`).points).toHaveLength(3);
    expect(mark_of('<circle cx="10" cy="20" r="5" rx="7" ry="8"/>').points).toEqual([
      [15, 20],
      [10, 25],
      [5, 20],
      [10, 15],
    ]);
    expect(mark_of('<ellipse cx="10" cy="20" r="1" rx="5" ry="3"/>').points).toEqual([
      [15, 20],
      [10, 23],
      [5, 20],
      [10, 17],
    ]);
    expect(mark_of('<circle/>').points).toEqual(Array(4).fill([0, 0]));
    expect(mark_of('<path/>').points).toEqual([]);
  });

  it('that is words, or something else, is left out', () => {
    expect(marks_of('<text>word</text><rect width="9" height="9"/>')).toEqual([]);
  });

  it('is filled black where nothing is said', () => {
    expect(mark_of(`<path d="${kPath}"/>`)).toMatchObject({ how: 'fill', colour: '#000', alpha: 1, rule: 'nonzero' });
  });

  it('has the style of those around it, or its own', () => {
    const inherited = marks_of(
      `<g fill="#red" fill-rule="evenodd"><path d="${kPath}"/><path d="${kPath}" fill="#blue"/></g>
       <path d="${kPath}"/>`,
    );
    expect(inherited.map(({ colour, rule }) => [colour, rule])).toEqual([
      ['#red', 'evenodd'],
      ['#blue', 'evenodd'],
      ['#000', 'nonzero'],
    ]);
  });

  it('may take the colour of its owner', () => {
    const owner = (colour: string): Mark =>
      mark_of(`<g color="${colour}"><use href="#piece"/></g>`, `<path id="piece" d="${kPath}" fill="currentColor"/>`);
    expect([owner('#red').colour, owner('#blue').colour]).toEqual(['#red', '#blue']);
    expect(mark_of(`<path d="${kPath}" fill="currentColor"/>`).colour).toBe('#000');
  });
});

describe('a line', () => {
  const line = (attributes: string, around = ''): Mark =>
    mark_of(`<g ${around}><path fill="none" d="M0 0L1 1" ${attributes}/></g>`);

  it('is plain where nothing else is said', () => {
    expect(line('stroke="#ink"')).toMatchObject({
      how: 'stroke',
      colour: '#ink',
      alpha: 1,
      stroke: { width: 1, cap: 'butt', join: 'miter', miter: 4, dashes: [] },
    });
  });

  const kStyle =
    'stroke="#ink" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="1 .5"';
  it.each([
    ['its own', kStyle, ''],
    ['one from around it', '', kStyle],
    ['its own before one from around it', kStyle, 'stroke="#other" stroke-width="9" stroke-linecap="square"'],
  ])('has a style: %s', (_, own, around) => {
    expect(line(own, around)).toMatchObject({
      colour: '#ink',
      stroke: { width: 2.5, cap: 'round', join: 'bevel', dashes: [1, 0.5] },
    });
  });

  it('shines through without what it surrounds', () => {
    const [fill, stroke, next] = marks_of(
      `<path d="${kPath}" fill="#a" stroke="#b" stroke-opacity="0.5"/><path d="${kPath}"/>`,
    );
    expect([fill?.how, fill?.alpha, stroke?.how, stroke?.alpha, next?.alpha]).toEqual(['fill', 1, 'stroke', 0.5, 1]);
    expect(line('stroke="#b"', 'stroke-opacity="0.25"').alpha).toBe(0.25);
    const group = `<g opacity="0.5"><path d="${kPath}" fill="none" stroke="#b" stroke-opacity="0.5"/></g>`;
    expect(mark_of(group).image?.marks[0]?.alpha).toBe(0.5);
  });

  it('leaves the alpha as it was for what comes after it', () => {
    const lone = `<path d="M0 0z" fill="none" stroke="#b" stroke-opacity="0.5" opacity="0.5"/>`;
    expect(marks_of(`${lone}${lone}`).map(({ alpha }) => alpha)).toEqual([0.25, 0.25]);
  });
});

describe('a use', () => {
  const piece = `<path id="piece" d="M1 2z"/>`;

  it('shows a part elsewhere in the sheet, where it says', () => {
    expect(mark_of('<use href="#piece" x="10" y="20"/>', piece).points).toEqual([[11, 22]]);
    expect(mark_of('<use href="#piece" transform="scale(2)" x="10"/>', piece).points).toEqual([[22, 4]]);
    expect(mark_of('<use href="#piece" y="5"/>', piece).points).toEqual([[1, 7]]);
  });

  it('of nothing shows nothing', () => {
    expect(marks_of('<use href="#none"/><use/>', piece)).toEqual([]);
  });

  it('passes on its style', () => {
    expect(mark_of('<use href="#piece" fill="#red"/>', piece).colour).toBe('#red');
  });
});

describe('what shines through', () => {
  it('is painted so if it is one shape of one colour', () => {
    expect(mark_of(`<path d="${kPath}" opacity="0.4"/>`)).toMatchObject({ how: 'fill', alpha: 0.4 });
    expect(mark_of('<circle r="3" fill="none" stroke="#a" opacity="0.4"/>')).toMatchObject({
      how: 'stroke',
      alpha: 0.4,
    });
  });

  const veiled = (part: string): Mark => {
    const mark = mark_of(`<g transform="translate(7 0)">${part}</g>`, '<path id="piece" d="M1 2z"/>');
    expect(mark).toMatchObject({ how: 'image', alpha: 0.4 });
    return mark;
  };

  it.each([
    ['a shape with a border', '<path d="M1 2z" stroke="#a" opacity="0.4"/>', 2],
    ['a group', '<g opacity="0.4"><path d="M1 2z"/></g>', 1],
    ['a use', '<use href="#piece" opacity="0.4"/>', 1],
    ['a use without a border', '<use href="#piece" opacity="0.4" stroke="none"/>', 1],
  ])('as a whole is painted apart, then laid over the rest: %s', (_, part, count) => {
    const { image, points } = veiled(part);
    expect([image?.width, image?.height]).toEqual([100, 100]);
    expect(points).toEqual([
      [0, 0],
      [100, 100],
    ]);
    expect(image?.marks.map((mark) => [mark.points, mark.alpha])).toEqual(Array(count).fill([[[8, 2]], 1]));
  });

  it('twice shines through twice, and nothing after it does', () => {
    const [first, next] = marks_of('<g opacity="0.5"><path d="M1 2z" opacity="0.5"/></g><path d="M0 0z"/>');
    expect(first?.image?.marks[0]?.alpha).toBe(0.5);
    expect(first?.alpha).toBe(0.5);
    expect(next).toMatchObject({ alpha: 1, points: [[0, 0]] });
  });
});

describe('a clip', () => {
  const clips =
    '<clipPath id="round"><circle cx="5" cy="5" r="1"/><g/><path d="M8 8z"/></clipPath><path id="p" d="M0 0z"/>';

  it('keeps a part within shapes, which move with it', () => {
    const [inside, outside] = marks_of(
      '<g clip-path="url(#round)" transform="translate(10 0)"><use href="#p"/></g><use href="#p"/>',
      clips,
    );
    expect(inside?.clip).toEqual([
      [16, 5],
      [15, 6],
      [14, 5],
      [15, 4],
      [18, 8],
    ]);
    expect(outside?.clip).toBeNull();
  });

  it('that is unknown hides the part', () => {
    expect(mark_of('<g clip-path="url(#none)"><use href="#p"/></g>', clips).clip).toEqual([]);
    expect(mark_of('<g clip-path="none"><use href="#p"/></g>', clips).clip).toEqual([]);
  });
});

describe('a gradient', () => {
  const shape = '<path d="M5 20C50 10 60 50 30 40z" fill="url(#light)"/>';
  const gradient = (attributes: string, stops = ''): Gradient =>
    mark_of(shape, `<linearGradient id="light" ${attributes}>${stops}</linearGradient>`).colour as Gradient;

  it('lies across the box of its shape', () => {
    expect(gradient('x1="0" y1="0" x2="1" y2="1"').line).toEqual([5, 10, 60, 50]);
    expect(gradient('x1="0.5" y1="0.25" x2="0.2" y2="0.75"').line).toEqual([32.5, 20, 16, 40]);
    expect(gradient('').line).toEqual([5, 10, 5, 10]);
  });

  it('has colours that may shine through', () => {
    const stops = `<stop offset="0.25" stop-color="#ff0000" stop-opacity="0.5"/>
      <stop offset="1" stop-color="#00ff00" stop-opacity="0.01"/><stop/>`;
    expect(gradient('', stops).stops).toEqual([
      [0.25, '#ff000080'],
      [1, '#00ff0003'],
      [0, '#000000ff'],
    ]);
  });
});

describe('a pattern', () => {
  const dots = (attributes = ''): string =>
    `<pattern id="dots" width="4" height="6" ${attributes}>
       <circle cx="2" cy="3" r="1"/><path d="M0 0z" fill="#b"/>
     </pattern>`;
  const shape = '<path d="M0 0z" fill="url(#dots)"/>';
  const pattern = (attributes = '', pixels = 100): Pattern => {
    const layers = [{ symbol: 'it', transform: '' }];
    const { marks } = canvas_of(`<g id="it" fill="#red">${shape}</g>${dots(attributes)}`, layers, kTile, pixels);
    return marks[0]!.colour as Pattern;
  };

  it('is a cell of twice as many pixels, repeated', () => {
    const { cell, repeat } = pattern('', 150); // 4 x 6 units at 1.5 pixels each
    expect([cell.width, cell.height, repeat]).toEqual([12, 18, 'repeat']);
    expect(cell.marks[0]?.points[0]).toEqual([9, 9]); // 3 of 4 units to the right, half way down
    expect(cell.marks.map(({ colour }) => colour)).toEqual(['#000', '#b']); // not those of what it fills
  });

  it('has whole pixels, and comes out in its own size', () => {
    const { cell, transform } = pattern('', 110); // 8.8 x 13.2 pixels
    expect([cell.width, cell.height]).toEqual([9, 14]);
    expect(cell.marks[0]?.points[0]).toEqual([6.75, 7]);
    expect(matrix_values(transform!)).toEqual([0.444444, 0, 0, 0.428571, 0, 0]);
  });

  it('may be turned', () => {
    expect(matrix_values(pattern('patternTransform="rotate(90)"').transform!)).toEqual([0, 0.5, -0.5, 0, 0, 0]);
  });

  it('is painted once for all shapes', () => {
    const [first, second] = marks_of(shape + shape, dots());
    expect(first?.colour).toBeInstanceOf(Pattern);
    expect(second?.colour).toBe(first?.colour);
  });

  it('that is unknown paints nothing', () => {
    expect(marks_of(shape)).toEqual([]);
    expect(mark_of('<path d="M0 0z" fill="#url(#dots)"/>', dots()).colour).toBe('#url(#dots)');
  });

  it('may hold what shines through', () => {
    const veil = '<pattern id="dots" width="4" height="6"><g opacity="0.5"><path d="M0 0z"/></g></pattern>';
    const { cell } = mark_of(shape, veil).colour as Pattern;
    expect([cell.marks[0]?.image?.width, cell.marks[0]?.image?.height]).toEqual([8, 12]);
  });

  it('of a pattern is as fine as that one', () => {
    const inner = '<pattern id="inner" width="1" height="1"><path d="M0 0z"/></pattern>';
    const outer = '<pattern id="dots" width="4" height="6"><path d="M0 0z" fill="url(#inner)"/></pattern>';
    const { cell } = mark_of(shape, outer + inner).colour as Pattern;
    expect((cell.marks[0]?.colour as Pattern).cell.width).toBe(4);
  });
});
