// SPDX-License-Identifier: MIT
// The tile in hand and the pieces on offer: what the player is pointing at, among the legal actions only.
import {
  action_of,
  cell_key,
  fitting_rotation,
  next_rotation,
  places_of,
  same_cell,
  step_from,
  type Action,
} from '../game/actions';
import { map_of } from '../game/collections';
import { art } from '../art/art.svelte';
import type { Words } from '../../i18n/en';
import { first_of_sets, from_sets, is_follower, kPieces, piece_info } from '../../sets';
import type { Choice, ChoiceKind, OfferedChoice, PieceSpot } from '../../sets/client_set';
import type { Cell, LaidPiece, LaidTile, View } from '../protocol';

// Executes what a hand does: a table, or a board for trying moves.
export interface Acting {
  readonly view: View | null;
  readonly my_turn: boolean;
  readonly busy: boolean;
  act: (action: string, confirm?: boolean) => Promise<void>;
  confirm: () => Promise<void>;
  undo: () => Promise<void>;
}

export type { Choice };

const kKinds: readonly ChoiceKind[] = [
  ...kPieces.map((piece) => ({ id: piece, piece, name: (t: Words) => t.piece[piece] })),
  ...from_sets((set) => set.choice_kinds),
];

// Whether two descriptions are of the same piece of a player.
const same_stand = (piece: LaidPiece, other: PieceSpot | undefined): boolean =>
  other !== undefined &&
  same_cell(piece.at, other.at) &&
  piece.segment === other.segment &&
  piece.piece === other.piece;

function base_choice(action: Action, tile: LaidTile): OfferedChoice | null {
  if (action.verb !== 'deploy') return null;
  const { piece, segment, text } = action;
  const on = art.segment(tile.tile, segment)?.terrain ?? 'field';
  return {
    action: text,
    kind: piece,
    piece,
    where: 'tile',
    set: 'base',
    on,
    spot: [...tile.at, segment],
    at: art.stand(tile, segment),
    label: (t) => t.table.figure_on(piece, on),
    hint: (t) => piece_info(piece)?.hint?.(t) ?? t.choice_hint[on],
  };
}

export class Hand {
  cell: Cell | null = $state.raw(null);
  wanted = $state(0);
  wanted_kind = $state('follower');
  wanted_pick: { n: number; piece: LaidPiece } | null = $state.raw(null); // `n`: the position it was chosen in
  #acting: Acting;

  constructor(acting: Acting) {
    this.#acting = acting;
  }

  readonly view = $derived.by(() => this.#acting.view);
  readonly legal = $derived.by(() => (this.#acting.my_turn ? (this.view?.legal ?? []) : []));
  readonly phase = $derived.by(() => (this.#acting.my_turn ? (this.view?.phase ?? null) : null));
  readonly places = $derived(this.phase === 'place' ? places_of(this.legal) : map_of<string, number[]>([]));
  readonly cells = $derived([...this.places.keys()].map((key): Cell => key.split(',').map(Number) as Cell));
  readonly rotations = $derived(this.cell === null ? [] : (this.places.get(cell_key(this.cell)) ?? []));
  readonly rotation = $derived(
    this.rotations.length === 0 ? this.wanted : fitting_rotation(this.rotations, this.wanted),
  );
  readonly ready = $derived(this.cell !== null && this.rotations.length > 0);
  readonly offered = $derived.by(() => (this.phase === 'deploy' ? this.#choices() : []));
  readonly kinds = $derived(kKinds.filter(({ id }) => this.offered.some((choice) => choice.kind === id)));
  readonly kind = $derived(
    this.kinds.some(({ id }) => id === this.wanted_kind) ? this.wanted_kind : (this.kinds[0]?.id ?? 'follower'),
  );
  readonly choices = $derived.by(() => {
    const with_kind = this.offered.filter((choice) => choice.kind === this.kind);
    const always = this.offered.filter((choice) => choice.kind === null);
    return [...with_kind, ...always].map((choice, i) => ({ ...choice, number: i + 1 }));
  });
  // In a phase in which one of the own pieces on the board is chosen: those on offer, in the order of their numbers.
  readonly picks = $derived.by(() => this.#picks());
  readonly pickable = $derived(this.picks.map(({ piece }) => piece));
  // The only one on offer is chosen at once.
  readonly picked: LaidPiece | null = $derived.by(() => {
    const { pickable, wanted_pick: wanted } = this;
    if (pickable.length === 1) return pickable[0]!;
    return pickable.find((piece) => wanted?.n === this.view?.n && same_stand(piece, wanted?.piece)) ?? null;
  });
  readonly can_pass = $derived(this.phase === 'deploy' && this.legal.includes('pass'));
  // Nothing can be placed, so nothing is asked: the turn can only be ended, or the tile taken back.
  readonly only_pass = $derived(this.phase === 'deploy' && this.legal.length === 1 && this.legal[0] === 'pass');
  readonly has_followers = $derived.by(() => {
    const supply = this.view?.supply[this.view.actor ?? -1] ?? {};
    return kPieces.some((piece) => is_follower(piece) && (supply[piece] ?? 0) > 0);
  });
  readonly last_tile: LaidTile | null = $derived(this.view?.tiles.at(-1) ?? null);

  point_at(cell: Cell | null): void {
    this.cell = cell !== null && this.places.has(cell_key(cell)) ? cell : null;
  }

  turn(step: 1 | -1 = 1): void {
    if (this.rotations.length > 0) this.wanted = next_rotation(this.rotations, this.rotation, step);
    else this.wanted = (this.wanted + step + 4) % 4;
  }

  // The next kind of piece to place.
  next_kind(): void {
    const at = this.kinds.findIndex(({ id }) => id === this.kind);
    this.wanted_kind = this.kinds[(at + 1) % Math.max(1, this.kinds.length)]?.id ?? 'follower';
  }

  step(dx: number, dy: number): void {
    if (this.cells.length === 0) return;
    this.cell = this.cell === null ? this.#first() : step_from(this.cells, this.cell, dx, dy);
  }

  lay(): void {
    if (!this.ready || this.cell === null) return;
    const action = `place ${cell_key(this.cell)} r${this.rotation}`;
    this.cell = null;
    void this.#acting.act(action, false);
  }

  pick(piece: LaidPiece): void {
    this.wanted_pick = { n: this.view?.n ?? 0, piece };
  }

  take_picked(): void {
    const { picked } = this;
    const action = picked === null ? undefined : this.picks.find(({ piece }) => piece === picked)?.action;
    if (action !== undefined) void this.#acting.act(action);
  }

  // Placing nothing is final at once: it needs no confirmation.
  end_turn(): void {
    if (this.view?.pending?.action === 'pass') void this.#acting.confirm();
    else if (this.can_pass) void this.#acting.act('pass', true);
  }

  // The legal cell nearest to the last tile.
  #first(): Cell {
    const [x, y] = this.last_tile?.at ?? [0, 0];
    const far = (cell: Cell): number => Math.abs(cell[0] - x) + Math.abs(cell[1] - y);
    return this.cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
  }

  #choices(): OfferedChoice[] {
    const { last_tile: tile, view } = this;
    if (tile === null || view === null) return [];
    return this.legal
      .map(action_of)
      .flatMap(
        (action) => first_of_sets((set) => set.choice?.(action, view, art)) ?? base_choice(action, tile) ?? [],
      );
  }

  #picks(): { piece: LaidPiece; action: string }[] {
    const { phase, view } = this;
    if (phase === null || view === null) return [];
    const spots = this.legal.flatMap((text) => {
      const action = action_of(text);
      const spot = first_of_sets((set) => set.picks?.[phase]?.(action));
      return spot === null ? [] : [{ spot, action: text }];
    });
    return view.pieces
      .filter((piece) => piece.seat === view.actor)
      .flatMap((piece) => {
        const found = spots.find(({ spot }) => same_stand(piece, spot));
        return found === undefined ? [] : [{ piece, action: found.action }];
      });
  }
}
