// SPDX-License-Identifier: MIT
// How long each thing that happens is shown, at the speed its viewer has chosen.
import { first_of_sets } from '../../sets';
import type { EventType, GameEvent } from '../protocol';

export const kPaces = ['slow', 'normal', 'fast', 'at_once'] as const;
export type Pace = (typeof kPaces)[number];

const kFactor: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.45, at_once: 0 };

export const kFlight = 460; // milliseconds a tile or a piece is on its way
export const kFinalPart = 1400; // of one part of the final scoring: long enough to be read

const kTime: Partial<Record<EventType, number>> = {
  placed: 260,
  deployed: 220,
  discarded: 1300,
  buried: 700,
  returned: 320,
  scored: 1250,
  over: 900,
};

export const time_of = ({ type }: GameEvent): number => kTime[type] ?? first_of_sets((set) => set.times?.[type]) ?? 0;
export const at_pace = (milliseconds: number, pace: Pace): number => Math.round(milliseconds * kFactor[pace]);
