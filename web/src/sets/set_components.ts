// The components of sets. Each member is drawn at one place of the base components, which pass what they know.
import type { Component } from 'svelte';
import type { FrameAnimation } from '../lib/animation/frames';
import type { Progress } from '../lib/art/progress';
import type { Detail, EventOf, LaidPiece, LaidTile, Phase, SetName, View } from '../lib/protocol';
import type { Acting, Hand } from '../lib/table/hand.svelte';

export interface DockProps {
  session: Acting;
  hand: Hand;
  chosen: LaidPiece | null;
  onchoose: (piece: LaidPiece) => void;
  onrecall: () => void;
}

export interface SetComponents {
  set: SetName;
  // On the board: with the tiles, with the pieces, and in the picture of what is animated.
  ground?: Component<{
    view: View;
    colours: readonly number[];
    pending: EventOf<'deployed'> | null;
    progress: ReadonlyMap<string, Progress> | null;
  }>;
  pieces?: Component<{ view: View; tiles: ReadonlyMap<string, LaidTile>; bitmap: boolean }>;
  animated?: Component<{ view: View; animation: FrameAnimation | null }>;
  overview?: Component<{ view: View }>;
  // Its own board in a saved picture: vectors without bitmaps and style sheets.
  picture?: Component<{
    view: View;
    colours: readonly number[];
    detail: Detail;
    progress: ReadonlyMap<string, Progress> | null;
  }>;
  // In the dock: its own board behind choices with `where: 'set'`, and answers to its phases.
  choice_board?: {
    component: Component<{ view: View; colours: readonly number[] }>;
    left: number;
    top: number;
    side: number;
  };
  docks?: Partial<Record<Phase, Component<DockProps>>>;
  // In panels: what a seat has in its supply, and what is left in the bag.
  supply?: Component<{ view: View; seat: number }>;
}
