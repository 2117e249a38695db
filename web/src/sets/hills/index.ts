// SPDX-License-Identifier: MIT
import { replaced_at } from '../../lib/game/collections';
import type { EventOf, View } from '../../lib/protocol';
import { log_line, type ClientSet } from '../client_set';
import './codes';

function with_sheep(view: View, { player, at, segment, sheep }: EventOf<'token'>): View {
  const known = view.flocks.findIndex((flock) => flock.seat === player);
  const flocks =
    known < 0
      ? [...view.flocks, { seat: player, at, segment, sheep: [sheep] }]
      : replaced_at(view.flocks, known, (flock) => ({
          ...flock,
          sheep: [...flock.sheep, sheep].sort((a, b) => a - b),
        }));
  return { ...view, flocks };
}

export const hills: ClientSet = {
  name: 'hills',
  in_big_box: true,
  emblem: 'SchF-3',
  themes: ['hills'],
  pieces: [{ piece: 'shepherd', follower: false, hint: (t) => t.choice_hint.shepherd }],
  scores: [{ feature: 'flock', colour: '#e9dfc2' }],
  options: [
    {
      id: 'hill_tiebreak',
      initially: false,
      needs: ['hills'],
      value: (on) => (on ? { hill_tiebreak: 'number' } : {}),
    },
    {
      id: 'closed_farm_gathers',
      initially: true,
      needs: ['hills'],
      value: (on) => (on ? {} : { closed_farm_gathers: false }),
    },
  ],
  actions: {
    token: (text, [first = '']) => ({ verb: 'token', text, sheep: first === 'wolf' ? 0 : Number(first) }),
    grow: (text) => ({ verb: 'grow', text }),
    gather: (text) => ({ verb: 'gather', text }),
  },
  action_text: (action, t) =>
    action.verb === 'grow' ? t.table.grow : action.verb === 'gather' ? t.table.gather : null,
  chance_phases: ['token'],
  phases_after_laying: ['tend'],
  prompts: { tend: (t) => t.table.tend },
  keys: { tend: ['grow', 'gather'] },
  times: { token: 1100 },
  returns_pieces: ['token'],
  apply(view, event) {
    // What the wolf drives away comes as separate events.
    if (event.type === 'token') return event.wolf ? view : with_sheep(view, event);
    if (event.type !== 'returned' || event.piece !== 'shepherd') return view;
    return { ...view, flocks: view.flocks.filter((flock) => flock.seat !== event.player) };
  },
  line(event, who, t) {
    if (event.type !== 'token') return null;
    const player = who(event.player);
    const text = event.wolf ? t.log.wolf(player) : t.log.sheep(player, event.sheep);
    return log_line('note', event.player, text, [event.at]);
  },
  layers: ({ hill }) => (hill ? ['a-hi'] : []),
  tile_marks: ({ segments, hill, vineyard }, _symbol, t) => [
    ...(segments.some((one) => (one.sheep ?? 0) > 0) ? [t.mark.sheep] : []),
    ...(hill ? [t.mark.hill] : []),
    ...(vineyard ? [t.mark.vineyard] : []),
  ],
  feature_rows: ({ sheep }, t) => (sheep > 0 ? [{ name: t.card.sheep, value: sheep }] : []),
  print: ({ sheep }) => [sheep],
};
