// SPDX-License-Identifier: MIT
// What a set adds to the client. A set implements the members it needs in src/sets/NAME/index.ts and is registered in
// src/sets/index.ts; its codes are in src/sets/NAME/codes.ts, its components in src/sets/NAME/components.ts.
import type { Words } from '../i18n/en';
import type { Who } from '../i18n/who';
import type { SoundName } from '../lib/app/sound_names';
import type {
  Action,
  CatalogueSegment,
  CatalogueTile,
  Cell,
  Counted,
  EventOf,
  EventType,
  Feature,
  GameEvent,
  Mark,
  Options,
  Phase,
  Piece,
  ScoreFor,
  SetName,
  Spot,
  Stands,
  Terrain,
  Theme,
  TileStands,
  View,
} from '../lib/protocol';

export type Point = [number, number]; // board units, 100 per tile

// Passed to sets instead of imported: their rules run without a page, too.
export interface Art {
  readonly stands: Stands | null;
  stand: (tile: { tile: string; at: Cell; rotation: number }, segment: number) => Point;
  segment: (tile: string, segment: number) => CatalogueSegment | undefined;
}

// A piece on the board, of the player to move.
export interface PieceSpot {
  at: Cell;
  segment: number;
  piece: Piece;
}

// A sentence of the log, with the cells that it lights.
export interface LogLine {
  kind: 'move' | 'score' | 'special' | 'note' | 'final';
  seat: number | null;
  text: string;
  detail: string | null; // the calculation
  why: string[];
  cells: Cell[];
}

export const log_line = (kind: LogLine['kind'], seat: number | null, text: string, cells: Cell[] = []): LogLine => ({
  kind,
  seat,
  text,
  detail: null,
  why: [],
  cells,
});

// What is chosen first in the deploy phase, before the place.
export interface ChoiceKind {
  id: string;
  piece: Piece; // its picture
  icon?: string; // beside the picture, as path data on 24 x 24
  name: (t: Words) => string;
}

// One action of the deploy phase. `where`: on the tile just laid, on the set's own board (components.choice_board), or
// elsewhere, which is offered as a button.
export interface Choice {
  number: number; // the key that takes it
  action: string;
  kind: string | null; // null: offered with every kind
  piece: Piece;
  where: 'tile' | 'set' | 'elsewhere';
  set: SetName;
  on: Terrain | null;
  spot: Spot | null; // whose feature it is about
  at: Point;
  label: (t: Words) => string;
  hint: (t: Words) => string;
}
export type OfferedChoice = Omit<Choice, 'number'>;

// Frames before the event itself, e.g. the steps of a walk.
export interface PassingFrame {
  view: View;
  event: GameEvent;
  time: number; // milliseconds at normal speed
}

export interface SetPiece {
  piece: Piece;
  follower: boolean; // claims features; lies down on a field
  hint?: (t: Words) => string; // on its choice, instead of the terrain's
}

// A game ready to play in one click. `tiles`: its picture.
export interface Preset {
  id: keyof Words['home']['preset'];
  sets: SetName[];
  options: Options;
  tiles: string[];
}

// A rule variant as a checkbox on the home page.
export interface SetOption {
  id: keyof Options;
  initially: boolean;
  needs: readonly SetName[]; // shown if all of these are chosen
  value: (on: boolean) => Options;
}

export interface ClientSet {
  name: SetName;
  pieces?: readonly SetPiece[];
  scores?: readonly { feature: ScoreFor; colour: string }[]; // the colour of its bar in the statistics
  starts_alone?: boolean; // playable without the base game

  options?: readonly SetOption[];

  // Actions and phases.
  actions?: Readonly<Record<string, (text: string, args: readonly string[]) => Action>>; // by verb
  action_text?: (action: Action, t: Words, terrain_at: (spot: Spot) => Terrain | undefined) => string | null;
  chance_phases?: readonly Phase[];
  phases_after_laying?: readonly Phase[]; // of the set's own phases, those in which the tile in hand has been laid
  prompts?: Partial<Record<Phase, (t: Words) => string>>;
  place_prompt?: (view: View, t: Words) => string | null; // instead of the base game's
  // Phases in which one of the own pieces on the board is chosen: the piece that an action is about.
  picks?: Partial<Record<Phase, (action: Action) => PieceSpot | null>>;
  keys?: Partial<Record<Phase, readonly string[]>>; // the actions of keys 1, 2, ...
  choice_kinds?: readonly ChoiceKind[];
  choice?: (action: Action, view: View, art: Art) => OfferedChoice | null;

  // Events: time shown in milliseconds, sentences, and what they change of a view (after the base game's part).
  times?: Partial<Record<EventType, number>>;
  sound?: (event: GameEvent, passing: boolean) => SoundName | null; // of an event or of a frame on the way to it
  returns_pieces?: readonly EventType[]; // pieces that return right after such an event belong to it
  apply?: (view: View, event: GameEvent) => View;
  passing_frames?: (view: View, event: GameEvent) => PassingFrame[];
  line?: (event: GameEvent, who: (seat: number) => Who, t: Words) => LogLine | null;
  hints?: (event: GameEvent, t: Words) => string[];
  uncounted?: readonly Counted[]; // terms of a score that are not shown as a sum

  // The home page, puzzles and lessons.
  presets?: readonly Preset[];
  in_big_box?: boolean; // belongs to the preset with the whole box
  emblem?: string; // a tile that stands for the set in that preset's picture
  themes?: readonly Theme[]; // of puzzles

  // The art.
  layers?: (tile: CatalogueTile) => readonly string[]; // upright symbols between a tile's ground and its buildings
  signs?: (tile: string, stands: TileStands) => readonly Mark[]; // on a tile, besides those of its picture
  page_symbols?: readonly string[]; // symbols that are never bitmaps: the page has one for each level of detail
  area?: (spot: Spot, art: Art) => string | null; // the ground of a cell that its own board covers

  // The board.
  inert_terrains?: readonly Terrain[]; // those that are not features
  map_terrains?: readonly { terrain: Terrain; colour: string }[]; // how tiles with them look on the overview map
  name_art?: (t: Words) => void; // puts the reader's language into its pictures, whenever they or it change
  cells?: (view: View) => Cell[]; // that its own board covers
  // Where a piece stands that is not on a tile.
  point?: (view: View, event: EventOf<'deployed'> | EventOf<'returned'>, art: Art) => Point | null;
  tile_marks?: (tile: CatalogueTile, symbol: number, t: Words) => string[];
  feature_marks?: (feature: Feature, t: Words) => string[];
  feature_rows?: (feature: Feature, t: Words) => { name: string; value: number }[];
  print?: (segment: CatalogueSegment) => unknown[]; // what it prints on a segment
}
