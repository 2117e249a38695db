// Applies one event to a view, for the frames of an animation. The last frame is always the view that the server sent.
import type { GameEvent, LaidPiece, Piece, View, Wheel } from '../protocol';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const at = <T>(list: readonly T[], index: number, change: (one: T) => T): T[] =>
  list.map((one, i) => (i === index ? change(one) : one));

function supplied(view: View, seat: number, piece: Piece, by: 1 | -1): View['supply'] {
  return at(view.supply, seat, (supply) => ({ ...supply, [piece]: Math.max(0, (supply[piece] ?? 0) + by) }));
}

function crowned(wheel: Wheel, { crown, player, piece }: Of<'deployed'>): Wheel {
  if (crown === undefined) return wheel;
  const spaces = wheel.crowns[crown];
  return {
    ...wheel,
    crowns: { ...wheel.crowns, [crown]: at(spaces, spaces.indexOf(null), () => ({ seat: player, piece })) },
  };
}

function uncrowned(wheel: Wheel, { crown, player, piece }: Of<'returned'>): Wheel {
  if (crown === undefined) return wheel;
  const spaces = wheel.crowns[crown];
  const held = spaces.findIndex((one) => one?.seat === player && one.piece === piece);
  return { ...wheel, crowns: { ...wheel.crowns, [crown]: at(spaces, held, () => null) } };
}

const is_at = (piece: LaidPiece, event: Of<'returned'>): boolean =>
  event.at !== undefined &&
  piece.seat === event.player &&
  piece.piece === event.piece &&
  piece.at.join() === event.at.join() &&
  piece.segment === (event.segment ?? piece.segment);

function deployed(view: View, event: Of<'deployed'>): View {
  const supply = supplied(view, event.player, event.piece, -1);
  if (event.at === undefined)
    return { ...view, supply, wheel: view.wheel === null ? null : crowned(view.wheel, event) };
  const piece: LaidPiece = {
    seat: event.player,
    piece: event.piece,
    at: event.at,
    segment: event.segment ?? 0,
    on: event.on ?? 'field',
  };
  return { ...view, supply, pieces: [...view.pieces, piece] };
}

function returned(view: View, event: Of<'returned'>): View {
  const supply = supplied(view, event.player, event.piece, 1);
  if (event.at === undefined)
    return { ...view, supply, wheel: view.wheel === null ? null : uncrowned(view.wheel, event) };
  const gone = view.pieces.findIndex((piece) => is_at(piece, event));
  const flocks =
    event.piece === 'shepherd' ? view.flocks.filter((flock) => flock.seat !== event.player) : view.flocks;
  return { ...view, supply, flocks, pieces: view.pieces.filter((_, i) => i !== gone) };
}

function token(view: View, event: Of<'token'>): View {
  if (event.wolf) return view; // what it drives away comes as events of its own
  const known = view.flocks.findIndex((flock) => flock.seat === event.player);
  const flocks =
    known >= 0
      ? at(view.flocks, known, (flock) => ({ ...flock, sheep: [...flock.sheep, event.sheep].sort((a, b) => a - b) }))
      : [...view.flocks, { seat: event.player, at: event.at, segment: event.segment, sheep: [event.sheep] }];
  return { ...view, flocks };
}

// What scores before the end is finished from then on.
function scored(view: View, event: Of<'scored'>): View {
  const scores = view.scores.map((score, seat) => (event.players.includes(seat) ? score + event.points : score));
  const { feature, spots, final } = event;
  if (final || view.finished === undefined || spots === undefined || (feature !== 'city' && feature !== 'road'))
    return { ...view, scores };
  return { ...view, scores, finished: [...view.finished, { on: feature, segments: spots }] };
}

export function apply_event(view: View, event: GameEvent): View {
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
    case 'wheel':
      return view.wheel === null ? view : { ...view, wheel: { ...view.wheel, pig: event.to } };
    case 'goods':
      return view.goods === null
        ? view
        : {
            ...view,
            goods: at(view.goods, event.player, (goods) => ({
              ...goods,
              [event.goods]: goods[event.goods] + event.count,
            })),
          };
    case 'token':
      return token(view, event);
    case 'scored':
      return scored(view, event);
    case 'buried':
      return { ...view, hidden: view.hidden + 1, left: Math.max(0, view.left - 1) };
    case 'discarded':
    case 'over':
      return view;
  }
}
