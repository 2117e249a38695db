// What is finished on each tile: the board shows open cities as sketches, finished ones lit with a banner, finished roads paved.
import { cell_key } from './actions';
import type { Finished } from './protocol';

export interface Progress { finished: ReadonlySet<number>; banner: number | null }  // segments of one tile

export const kNothingFinished: Progress = { finished: new Set(), banner: null };

export function progress_of(finished: readonly Finished[]): ReadonlyMap<string, Progress> {
  const all = new Map<string, { finished: Set<number>; banner: number | null }>();
  for (const { on, segments } of finished) {
    segments.forEach(([x, y, segment], i) => {
      const key = cell_key([x, y]);
      const own = all.get(key) ?? { finished: new Set<number>(), banner: null };
      own.finished.add(segment);
      if (on === 'city' && i === 0) own.banner = segment;
      all.set(key, own);
    });
  }
  return all;
}
