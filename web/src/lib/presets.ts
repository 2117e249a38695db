// Games ready to play in one click.
import type { Options, SetName } from './protocol';

export interface Preset { id: string; sets: SetName[]; options: Options; bots: number; tiles: string[] }

export const kPresets: readonly Preset[] = [
  { id: 'first', sets: ['base'], options: { farmers: false }, bots: 1, tiles: ['D', 'B', 'E'] },
  { id: 'classic', sets: ['base'], options: {}, bots: 1, tiles: ['Q', 'V', 'N'] },
  { id: 'river', sets: ['base', 'river'], options: {}, bots: 1, tiles: ['BB5F1', 'BB5F5', 'BB5F12'] },
  { id: 'bigbox', sets: ['base', 'river', 'inns', 'traders', 'hills', 'wheel'], options: {}, bots: 2, tiles: ['EK', 'HA', 'SchF-3'] },
  { id: 'wheel', sets: ['wheel'], options: {}, bots: 1, tiles: ['RadY', 'Rad1', 'U'] },
];

export const kQuick = kPresets[1]!;
