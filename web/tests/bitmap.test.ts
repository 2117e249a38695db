import { expect, it } from 'vitest';
import { step_for } from '../src/lib/art/bitmap';

it('paints tiles at least as finely as they are shown, up to the finest step', () => {
  for (const pixels of [12, 64, 65, 200, 480]) {
    expect(step_for(pixels)).toBeGreaterThanOrEqual(pixels);
    if (pixels > 64) expect(step_for(pixels)).toBeLessThan(1.5 * pixels + 1);
  }
  expect(step_for(900)).toBe(486);
});
