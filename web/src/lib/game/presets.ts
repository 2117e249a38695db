// SPDX-License-Identifier: MIT
// Games ready to play in one click: of the base game, of sets that extend it, the whole box, and of sets that are
// games in their own right.
import { from_sets, sets } from '../../sets';
import type { Preset } from '../../sets/client_set';

const in_box = sets.filter((set) => set.in_big_box === true);

export const kQuick: Preset = { id: 'classic', sets: ['base'], options: {}, tiles: ['Q', 'V', 'N'] };
export const kPresets: readonly Preset[] = [
  { id: 'first', sets: ['base'], options: { farmers: false }, tiles: ['D', 'B', 'E'] },
  kQuick,
  ...from_sets((set) => (set.starts_alone === true ? [] : set.presets)),
  {
    id: 'bigbox',
    sets: ['base', ...in_box.map((set) => set.name)],
    options: {},
    tiles: in_box.flatMap((set) => set.emblem ?? []),
  },
  ...from_sets((set) => (set.starts_alone === true ? set.presets : [])),
];
