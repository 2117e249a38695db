// Games ready to play in one click.
import type { Words } from '../../i18n/en';
import type { Options, SetName } from '../protocol';

export interface Preset {
  id: keyof Words['home']['preset'];
  sets: SetName[];
  options: Options;
  tiles: string[];
}

export const kPresets: readonly Preset[] = [
  { id: 'first', sets: ['base'], options: { farmers: false }, tiles: ['D', 'B', 'E'] },
  { id: 'classic', sets: ['base'], options: {}, tiles: ['Q', 'V', 'N'] },
  { id: 'river', sets: ['base', 'river'], options: {}, tiles: ['BB5F1', 'BB5F5', 'BB5F12'] },
  {
    id: 'bigbox',
    sets: ['base', 'river', 'inns', 'traders', 'hills', 'wheel'],
    options: {},
    tiles: ['EK', 'HA', 'SchF-3'],
  },
  { id: 'wheel', sets: ['wheel'], options: {}, tiles: ['RadY', 'Rad1', 'U'] },
];

export const kQuick = kPresets[1]!;
