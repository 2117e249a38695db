// SPDX-License-Identifier: MIT
import { same_cell } from '../../lib/game/cells';
import type { LaidPiece, View } from '../../lib/protocol';
import type { Art, ClientSet, Point } from '../client_set';
import './codes';

const abbot_of = (view: View): LaidPiece | undefined =>
  view.pieces.find(({ seat, piece }) => seat === view.actor && piece === 'abbot');

function point_of(abbot: LaidPiece, view: View, art: Art): Point {
  const tile = view.tiles.find(({ at }) => same_cell(at, abbot.at));
  return tile === undefined ? [abbot.at[0] * 100 + 50, abbot.at[1] * 100 + 50] : art.stand(tile, abbot.segment);
}

export const abbot: ClientSet = {
  name: 'abbot',
  pieces: [{ piece: 'abbot', follower: true, hint: (t) => t.choice_hint.abbot }],
  scores: [{ feature: 'garden', colour: '#6f9a45' }],
  presets: [{ id: 'abbot', sets: ['base', 'abbot'], options: {}, tiles: ['Eg', 'Ug', 'Rg'] }],
  actions: { retrieve: (text) => ({ verb: 'retrieve', text }) },
  action_text: (action, t) => (action.verb === 'retrieve' ? t.table.retrieve : null),
  choice(action, view, art) {
    const abbot = action.verb === 'retrieve' ? abbot_of(view) : undefined;
    if (abbot === undefined) return null;
    return {
      action: action.text,
      kind: null,
      piece: 'abbot',
      where: 'elsewhere',
      set: 'abbot',
      on: abbot.on,
      spot: [...abbot.at, abbot.segment],
      at: point_of(abbot, view, art),
      label: (t) => t.table.retrieve,
      hint: (t) => t.table.retrieve_hint,
    };
  },
  tile_marks: ({ segments }, _symbol, t) =>
    segments.some(({ terrain }) => terrain === 'garden') ? [t.mark.garden] : [],
};
