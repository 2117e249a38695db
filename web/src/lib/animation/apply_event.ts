// SPDX-License-Identifier: MIT
// Applies one event to a view, for the frames of an animation. The last frame is always the view that the server sent.
import { sets } from '../../sets';
import { replaced_at } from '../game/collections';
import type { EventOf, GameEvent, LaidPiece, Piece, View } from '../protocol';

function supplied(view: View, seat: number, piece: Piece, by: 1 | -1): View['supply'] {
  return replaced_at(view.supply, seat, (supply) => ({ ...supply, [piece]: Math.max(0, (supply[piece] ?? 0) + by) }));
}

const is_at = (piece: LaidPiece, event: EventOf<'returned'>): boolean =>
  event.at !== undefined &&
  piece.seat === event.player &&
  piece.piece === event.piece &&
  piece.at.join() === event.at.join() &&
  piece.segment === (event.segment ?? piece.segment);

function deployed(view: View, event: EventOf<'deployed'>): View {
  const supply = supplied(view, event.player, event.piece, -1);
  if (event.at === undefined) return { ...view, supply };
  const piece: LaidPiece = {
    seat: event.player,
    piece: event.piece,
    at: event.at,
    segment: event.segment ?? 0,
    on: event.on ?? 'field',
  };
  return { ...view, supply, pieces: [...view.pieces, piece] };
}

function returned(view: View, event: EventOf<'returned'>): View {
  const supply = supplied(view, event.player, event.piece, 1);
  const gone = view.pieces.findIndex((piece) => is_at(piece, event));
  return { ...view, supply, pieces: view.pieces.filter((_, i) => i !== gone) };
}

// A feature that scores before the end is completed from then on.
function scored(view: View, event: EventOf<'scored'>): View {
  const scores = view.scores.map((score, seat) => (event.players.includes(seat) ? score + event.points : score));
  const { feature, spots, final } = event;
  if (final || view.finished === undefined || spots === undefined || (feature !== 'city' && feature !== 'road'))
    return { ...view, scores };
  return { ...view, scores, finished: [...view.finished, { on: feature, segments: spots }] };
}

function base_event(view: View, event: GameEvent): View {
  switch (event.type) {
    case 'placed':
      return {
        ...view,
        tile: null,
        tiles: [...view.tiles, { tile: event.tile, at: event.at, rotation: event.rotation, seat: event.player }],
      };
    case 'deployed':
      return deployed(view, event);
    case 'returned':
      return returned(view, event);
    case 'scored':
      return scored(view, event);
    case 'buried':
      return { ...view, hidden: view.hidden + 1, left: Math.max(0, view.left - 1) };
    default:
      return view;
  }
}

export const apply_event = (view: View, event: GameEvent): View =>
  sets.reduce((now, set) => set.apply?.(now, event) ?? now, base_event(view, event));
