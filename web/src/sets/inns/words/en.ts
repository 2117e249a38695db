// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals, English.

export const words = {
  in_box: { inns: 'inns' },
  set: {
    inns: 'Inns & Cathedrals',
  },
  set_hint: {
    inns: 'Lakeside inns double roads, cathedrals enrich cities, and everyone gets a large meeple.',
  },
  piece: {
    large: 'large meeple',
  },
  pieces: {
    large: ['large meeple', 'large meeples'],
  },
  as_role: { large: (as: string | null) => `large ${as ?? 'meeple'}` },
  mark: {
    inn: 'an inn',
    cathedral: 'a cathedral',
  },
  card: {
    inn: 'with an inn',
    cathedral: 'with a cathedral',
  },
  because: {
    inn: 'An inn makes each tile of the road worth 2.',
    cathedral: 'The cathedral makes each tile and each pennant worth 3.',
    open_inn: 'An unfinished road with an inn is worth nothing.',
    open_cathedral: 'An unfinished city with a cathedral is worth nothing.',
  },
};

export type Words = typeof words;
