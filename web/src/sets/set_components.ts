// SPDX-License-Identifier: MIT
// The components of sets. Each member is drawn at one place of the base components, which pass what they know.
import type { Component } from 'svelte';
import type { FrameAnimation } from '../lib/animation/frames';
import type { Progress } from '../lib/art/progress';
import type { Words } from '../i18n/en';
import type { Action, Detail, EventOf, LaidPiece, LaidTile, Phase, SetName, Verb, View } from '../lib/protocol';
import type { StudyWords } from '../study/en';
import type { Acting, Hand } from '../lib/table/hand.svelte';

export interface DockProps {
  session: Acting;
  hand: Hand;
  onpick: (piece: LaidPiece) => void; // one of hand.pickable
}

export interface DrawKind {
  question: (s: StudyWords) => string;
  label: (action: Action, t: Words) => string;
  picture: Component<{ action: Action }>;
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
  // Random draws of its own that the reader chooses in a variation, by the verb of their outcomes.
  draws?: Partial<Record<Verb, DrawKind>>;
  // In panels: what is left besides tiles, and what a seat has in its supply.
  left?: Component<{ view: View }>;
  supply?: Component<{ view: View; seat: number }>;
}
