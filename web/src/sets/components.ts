// SPDX-License-Identifier: MIT
// The components of all sets: every src/sets/NAME/components.ts.
import type { Phase, SetName, Verb } from '../lib/protocol';
import type { DrawKind, SetComponents } from './set_components';

const found = import.meta.glob<{ components: SetComponents }>('./*/components.ts', { eager: true });

export const set_components: readonly SetComponents[] = Object.values(found).map(({ components }) => components);

export const components_of = (set: SetName): SetComponents | undefined =>
  set_components.find((one) => one.set === set);

export const dock_of = (phase: Phase | null) =>
  phase === null ? undefined : set_components.find((one) => one.docks?.[phase] !== undefined)?.docks?.[phase];

export const draw_of = (verb: Verb): DrawKind | undefined =>
  set_components.find((one) => one.draws?.[verb] !== undefined)?.draws?.[verb];
