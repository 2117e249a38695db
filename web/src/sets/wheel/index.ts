// SPDX-License-Identifier: MIT
import { cell_of } from '../../lib/game/cells';
import { kLeastSign } from '../../lib/art/detail';
import { replaced_at } from '../../lib/game/collections';
import { symbol_of } from '../../lib/game/view';
import type { Cell, EventOf, Piece, ScoreFor, Sector, View, Wheel } from '../../lib/protocol';
import { log_line, type ClientSet, type PassingFrame } from '../client_set';
import { kSectors } from './codes';
import { crown_point, rim_area } from './points';
import { name_sectors } from './sector_names';

const kCrownIcon = 'M4 18h16l1-10-5 4-4-7-4 7-5-4z';
const kSymbolSize = 17;
const kStep = 340; // milliseconds that the pig takes from one sector to the next
const kCells: Cell[] = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x): Cell => [x, y]));
const kColours: Partial<Record<ScoreFor, string>> = {
  crown: '#e6c84f',
  fortune: '#d993a8',
  taxes: '#8f959e',
  famine: '#a9834d',
  storm: '#5f8fa4',
  inquisition: '#6f5b80',
};

function crowned(wheel: Wheel, crown: Sector, seat: number, piece: Piece): Wheel {
  const spaces = wheel.crowns[crown];
  const taken = replaced_at(spaces, spaces.indexOf(null), () => ({ seat, piece }));
  return { ...wheel, crowns: { ...wheel.crowns, [crown]: taken } };
}

function uncrowned(wheel: Wheel, crown: Sector, seat: number, piece: Piece): Wheel {
  const spaces = wheel.crowns[crown];
  const held = spaces.findIndex((one) => one?.seat === seat && one.piece === piece);
  return { ...wheel, crowns: { ...wheel.crowns, [crown]: replaced_at(spaces, held, () => null) } };
}

// The pig passes every sector on its way; the sentence is about the one where it stops.
function walk(view: View, event: EventOf<'wheel'>): PassingFrame[] {
  const { wheel } = view;
  if (wheel === null) return [];
  const first = kSectors.indexOf(event.from);
  return Array.from({ length: event.steps }, (_, i) => {
    const pig = kSectors[(first + i) % kSectors.length]!;
    return { view: { ...view, wheel: { ...wheel, pig } }, event, time: kStep };
  });
}

export const wheel: ClientSet = {
  name: 'wheel',
  starts_alone: true,
  in_big_box: true,
  presets: [{ id: 'wheel', sets: ['wheel'], options: {}, tiles: ['RadY', 'Rad1', 'U'] }],
  themes: ['wheel'],
  scores: Object.entries(kColours).map(([feature, colour]) => ({ feature: feature as ScoreFor, colour })),
  options: [
    {
      id: 'pig_in_famine',
      initially: false,
      needs: ['wheel', 'traders'],
      value: (on) => (on ? { pig_in_famine: true } : {}),
    },
  ],
  actions: {
    crown: (text, [sector, piece]) => ({
      verb: 'crown',
      text,
      sector: sector as Sector,
      piece: piece === 'large' ? 'large' : 'follower',
    }),
    recall: (text, [cell = '', segment, piece]) => ({
      verb: 'recall',
      text,
      at: cell_of(cell),
      segment: Number(segment),
      piece: piece as Piece,
    }),
  },
  action_text(action, t, terrain_at) {
    if (action.verb === 'crown') return t.table.crown_at(t.sector[action.sector]);
    if (action.verb !== 'recall') return null;
    const { at, segment, piece } = action;
    const whom = t.the_figure(piece, terrain_at([...at, segment]) ?? 'city');
    return t.table.recall_who(whom, t.where(...at));
  },
  prompts: { recall: (t) => t.table.recall },
  picks: { recall: (action) => (action.verb === 'recall' ? action : null) },
  choice_kinds: [
    { id: 'crown', piece: 'follower', icon: kCrownIcon, name: (t) => `${t.table.crown} (${t.piece.follower})` },
    { id: 'crown-large', piece: 'large', icon: kCrownIcon, name: (t) => `${t.table.crown} (${t.piece.large})` },
  ],
  choice(action, view, art) {
    if (action.verb !== 'crown') return null;
    const { sector, piece, text } = action;
    return {
      action: text,
      kind: piece === 'large' ? 'crown-large' : 'crown',
      piece,
      where: 'set',
      set: 'wheel',
      on: null,
      spot: null,
      at: crown_point(view, sector, art),
      label: (t) => {
        const name = t.table.crown_at(t.sector[sector]);
        return piece === 'large' ? `${name} (${t.piece.large})` : name;
      },
      hint: (t) => t.choice_hint.crown,
    };
  },
  times: { wheel: 1000 },
  sound: (event, passing) => (event.type !== 'wheel' ? null : passing ? 'tick' : 'rest'),
  apply(view, event) {
    if (view.wheel === null) return view;
    if (event.type === 'wheel') return { ...view, wheel: { ...view.wheel, pig: event.to } };
    if ((event.type !== 'deployed' && event.type !== 'returned') || event.crown === undefined) return view;
    const change = event.type === 'deployed' ? crowned : uncrowned;
    return { ...view, wheel: change(view.wheel, event.crown, event.player, event.piece) };
  },
  passing_frames: (view, event) => (event.type === 'wheel' ? walk(view, event) : []),
  line(event, who, t) {
    if (event.type === 'wheel') return log_line('special', event.player, t.log.wheel(event.steps, event.to));
    if (event.type !== 'deployed' || event.crown === undefined) return null;
    return log_line(
      'move',
      event.player,
      t.log.crowned(who(event.player), t.a_figure(event.piece, undefined), event.crown),
    );
  },
  uncounted: ['turn'], // Fortune: 3 points, nothing to add up
  hints: (event, t) => (event.type === 'wheel' ? [t.sector_hint[event.to]] : []),
  signs(tile, { wheel: at }) {
    const symbol = symbol_of(tile);
    return symbol === 0 ? [] : [{ drawing: `a-w${symbol}`, at, size: kSymbolSize, least: kLeastSign }];
  },
  page_symbols: ['wheel'],
  area: (spot, { stands }) => rim_area(spot, stands),
  name_art: (t) => name_sectors(t.sector),
  cells: (view) => (view.wheel === null ? [] : kCells),
  point: (view, event, art) => (event.crown === undefined ? null : crown_point(view, event.crown, art)),
  tile_marks: (_tile, symbol, t) => (symbol > 0 ? [t.mark.wheel(symbol)] : []),
};
