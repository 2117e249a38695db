// SPDX-License-Identifier: MIT
// The board on paper: the whole of it, on a sheet that lies as the board does.
import { expect, it } from 'vitest';
import { box_of, on_screen } from '../src/lib/board/camera';
import { Paper } from '../src/lib/board/paper.svelte';
import type { Cell } from '../src/lib/protocol';

const printed = (...cells: Cell[]): Paper => {
  const paper = new Paper(() => cells);
  expect(paper.camera).toBeNull();
  paper.begin();
  return paper;
};

it('a wide board is printed across, any other upright', () => {
  expect(printed([-3, 2], [-2, 2]).across).toBe(true);
  expect(printed([2, -3], [2, -2]).across).toBe(false);
  expect(printed([4, 4]).across).toBe(false);
  const { size } = printed([-3, 2], [-2, 2]);
  expect(size.width).toBeGreaterThan(size.height);
  expect(printed([4, 4]).size).toEqual({ width: size.height, height: size.width });
});

it('the whole board is on the sheet, in its middle and with a rim', () => {
  for (const cells of [
    [
      [-3, 2],
      [5, 2],
    ],
    [
      [1, -4],
      [1, 6],
    ],
    [[0, 0]],
  ] as Cell[][]) {
    // prettier-ignore
    const { camera, size } = printed(...cells);
    const seen = on_screen(box_of(cells), camera!);
    expect(seen.left).toBeGreaterThan(0);
    expect(seen.top).toBeGreaterThan(0);
    expect(seen.left + seen.right).toBeCloseTo(size.width);
    expect(seen.top + seen.bottom).toBeCloseTo(size.height);
  }
});

it('the screen is as before once it is printed, and an empty board is not printed', () => {
  const paper = printed([0, 0], [1, 0]);
  paper.end();
  expect(paper.camera).toBeNull();
  expect(printed().camera).toBeNull();
  expect(printed().across).toBe(false);
});
