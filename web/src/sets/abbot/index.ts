import './codes';
import type { Art, ClientSet, Point } from '../client_set';
import type { View } from '../../lib/protocol';

// Where the abbot of the player to act stands.
function abbot_point(view: View, art: Art): Point {
  const abbot = view.pieces.find(({ seat, piece }) => seat === view.actor && piece === 'abbot');
  const tile = view.tiles.find(({ at }) => at.join() === abbot?.at.join());
  return abbot === undefined || tile === undefined ? [0, 0] : art.stand(tile, abbot.segment);
}

export const abbot: ClientSet = {
  name: 'abbot',
  pieces: [{ piece: 'abbot', follower: true, hint: (t) => t.choice_hint.abbot }],
  scores: [{ feature: 'garden', colour: '#6f9a45' }],
  actions: { retrieve: (text) => ({ verb: 'retrieve', text }) },
  action_text: (action, t) => (action.verb === 'retrieve' ? t.table.retrieve : null),
  choice_kinds: [{ id: 'retrieve', piece: 'abbot', icon: 'back', name: (t) => t.table.retrieve }],
  choice: (action, view, art) =>
    action.verb !== 'retrieve'
      ? null
      : {
          action: action.text,
          kind: 'retrieve',
          piece: 'abbot',
          where: 'elsewhere',
          set: 'abbot',
          on: null,
          segment: null,
          at: abbot_point(view, art),
          label: (t) => t.table.retrieve,
          hint: (t) => t.table.retrieve_hint,
        },
  tile_marks: ({ segments }, _symbol, t) =>
    segments.some(({ terrain }) => terrain === 'garden') ? [t.mark.garden] : [],
};
