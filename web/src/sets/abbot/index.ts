import './codes';
import type { Art, ClientSet, OfferedChoice } from '../client_set';
import type { View } from '../../lib/protocol';

// Taking the abbot back: offered with every kind of piece, and about the feature in which he stands.
function retrieval(text: string, view: View, art: Art): OfferedChoice {
  const abbot = view.pieces.find(({ seat, piece }) => seat === view.actor && piece === 'abbot');
  const tile = view.tiles.find(({ at }) => at.join() === abbot?.at.join());
  return {
    action: text,
    kind: null,
    piece: 'abbot',
    where: 'elsewhere',
    set: 'abbot',
    on: abbot?.on ?? null,
    spot: abbot === undefined ? null : [...abbot.at, abbot.segment],
    at: abbot === undefined || tile === undefined ? [0, 0] : art.stand(tile, abbot.segment),
    label: (t) => t.table.retrieve,
    hint: (t) => t.table.retrieve_hint,
  };
}

export const abbot: ClientSet = {
  name: 'abbot',
  pieces: [{ piece: 'abbot', follower: true, hint: (t) => t.choice_hint.abbot }],
  scores: [{ feature: 'garden', colour: '#6f9a45' }],
  actions: { retrieve: (text) => ({ verb: 'retrieve', text }) },
  action_text: (action, t) => (action.verb === 'retrieve' ? t.table.retrieve : null),
  choice: (action, view, art) => (action.verb === 'retrieve' ? retrieval(action.text, view, art) : null),
  tile_marks: ({ segments }, _symbol, t) =>
    segments.some(({ terrain }) => terrain === 'garden') ? [t.mark.garden] : [],
};
