// SPDX-License-Identifier: MIT
// The words of docs/protocol.md as types. The client draws these and decides nothing.

export type Cell = [number, number];
export type Spot = [number, number, number];

// Codes. The base game's are here; each set adds its own in src/sets/NAME/codes.ts by declaration merging, so that the
// compiler reports every dictionary and table that lacks one.
export interface SetCodes {
  base: true;
}
export interface PieceCodes {
  follower: true;
}
export interface TerrainCodes {
  city: true;
  road: true;
  field: true;
  cloister: true;
}
export interface PhaseCodes {
  draw: true;
  place: true;
  deploy: true;
  over: true;
}
export interface ScoreCodes {
  road: true;
  city: true;
  cloister: true;
  field: true;
}
export interface CountedCodes {
  tile: true;
  pennant: true;
  city: true;
}
export interface BecauseCodes {
  small_city: true;
  no_city: true;
  closed_field: true;
}
export interface ThemeCodes {
  finish: true;
  steal: true;
  block: true;
  spoil: true;
  farm: true;
  farm_late: true;
  last_tiles: true;
  patience: true;
  claim: true;
}
export type SetName = keyof SetCodes;
export type Piece = keyof PieceCodes;
export type Terrain = keyof TerrainCodes;
export type Phase = keyof PhaseCodes;
export type ScoreFor = keyof ScoreCodes;
export type Counted = keyof CountedCodes;
export type Because = keyof BecauseCodes;
export type Theme = keyof ThemeCodes; // of puzzles
export type Detail = 'near' | 'middle' | 'far'; // levels of the art sheets
export type Stage = 'lobby' | 'playing' | 'over';

export interface Term {
  count: number;
  of: Counted;
  each: number;
}

export interface Options {
  farmers?: boolean;
  small_city?: 4 | 2;
}

export interface Setup {
  sets: SetName[];
  players?: string[];
  options?: Options;
  bag?: string[];
  start?: { tile: string; at: Cell; rotation: number }[];
}

export interface GameRecord {
  aude: 1;
  setup: Setup;
  actions: string[];
}

// The members of each event besides its type. Sets add events, and members to those of the base game.
export interface DeployedEvent {
  player: number;
  piece: Piece;
  at?: Cell;
  segment?: number;
  on?: Terrain;
}
export interface ReturnedEvent {
  player: number;
  piece: Piece;
  at?: Cell;
  segment?: number;
}
export interface GameEvents {
  placed: { player: number; tile: string; at: Cell; rotation: number };
  deployed: DeployedEvent;
  discarded: { player: number; tile: string };
  buried: { at: Cell };
  returned: ReturnedEvent;
  scored: {
    feature: ScoreFor;
    points: number;
    players: number[];
    final: boolean;
    sum: string;
    why?: string[];
    spots?: Spot[];
    terms: Term[][];
    because: Because[];
  };
  over: { winners: number[] };
}
export type EventType = keyof GameEvents;
export type GameEvent = { [Type in EventType]: { type: Type } & GameEvents[Type] }[EventType];
export type EventOf<Type extends EventType> = Extract<GameEvent, { type: Type }>;

// The members of each action of the notation besides its text and verb. Sets add verbs.
export interface Actions {
  draw: { tile: string };
  place: { at: Cell; rotation: number };
  deploy: { piece: Piece; segment: number };
  pass: object;
}
export type Verb = keyof Actions;
export type Action = { [Name in Verb]: { verb: Name; text: string } & Actions[Name] }[Verb];
export type ActionOf<Name extends Verb> = Extract<Action, { verb: Name }>;

export type ScoredEvent = Extract<GameEvent, { type: 'scored' }>;

export interface Step {
  n: number;
  player: number | null;
  action: string;
  events: GameEvent[];
}

export interface SeatView {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  colour: number;
  here: boolean;
  clock: number | null;
  clock_delay?: number; // how long the running clock stands still
  player?: string; // the id of the player who has the seat
  out_of_time?: boolean; // the bot that plays for the person stays
  resigned?: boolean; // the same, in a game of three and more
}

export interface LaidTile {
  tile: string;
  at: Cell;
  rotation: number;
  seat: number | null;
}
export interface Finished {
  on: 'city' | 'road';
  segments: Spot[];
}
export interface LaidPiece {
  seat: number;
  piece: Piece;
  at: Cell;
  segment: number;
  on: Terrain;
}

// Why a game ended before its last tile, and who lost by it.
export type EndReason = 'resigned' | 'out_of_time' | 'absent' | 'agreed' | 'aborted';
export interface Ending {
  reason: EndReason;
  seat: number | null;
}
export type Proposal = 'tie' | 'take_back';
export interface Offer {
  what: Proposal;
  seat: number; // who offers
}
// In milliseconds. `delay`: before the clock runs in each turn part; `allowance`: at most so much of the network's
// delay is given back; `loses`: running out loses a game of two.
export interface ClockRule {
  total: number;
  increment: number;
  delay?: number;
  allowance?: number;
  loses?: boolean;
}

// The best of 1, 3 or 5 games, or a duel: two games with the same deck.
export interface MatchForm {
  games?: number;
  duel?: boolean;
  decides?: boolean; // it goes on until it is decided
}
// By player: A has started the first game.
export interface MatchView extends MatchForm {
  first: string; // the table of the first game
  games: number;
  number: number; // of this game, from 0
  seats: [number, number]; // at this table
  played: { table: string; points: [number, number]; forfeited?: 0 | 1 }[];
  score: [number, number]; // half wins, or the points of a duel
  over: boolean;
  winner?: 0 | 1;
}

// What changes while a game goes on.
export interface Position {
  version: number;
  n: number;
  phase: Phase | null;
  turn: number | null;
  actor: number | null;
  tile: string | null;
  scores: number[];
  supply: Partial<Record<Piece, number>>[];
  pieces: LaidPiece[];
  left: number;
  hidden: number;
  pending: { action: string; events: GameEvent[] } | null;
  can_undo: boolean;
  winners: number[] | null;
  ended?: Ending; // before the last tile
  offer?: Offer | null;
  free_chat?: number[]; // of a rated game: the seats whose players agree to free chat
  rematch: string | null;
  match?: MatchView;
  stage: Stage;
  steps: Step[];
  legal: string[];
  seats: SeatView[];
  watchers: number;
  host_here: boolean;
}

export interface View extends Position {
  type: 'view';
  table: string;
  setup: Setup & { players: string[] };
  aids: boolean;
  clock: ClockRule | null;
  rated?: boolean;
  listed?: boolean;
  quick?: boolean; // starts by itself when an opponent comes
  gathers?: boolean; // starts by itself when both players are there
  invited?: { name: string; player?: string; state: 'open' | 'declined' | 'withdrawn'; until: number };
  wanted?: RatingsWanted;
  created: number;
  tiles: LaidTile[];
  finished?: Finished[];
  remaining: Record<string, number> | null;
  chat?: ChatLine[];
  // Only in the first view after it.
  notice?: { code: 'handed_over' | 'opened' | 'out_of_time' | 'taken_back' | 'declined' | 'resigned'; seat: number };
}

export interface Update extends Partial<Position> {
  type: 'update';
  version: number;
  new_tiles?: LaidTile[];
  new_finished?: Finished[];
  remaining?: Record<string, number>;
}

export interface Feature {
  terrain: Terrain;
  segments: Spot[];
  tiles: number;
  pennants: number;
  complete: boolean;
  open: Cell[];
  followers: number[];
  figures: { seat: number; piece: Piece }[];
  owners: number[];
  now: number;
  full: number;
  cities?: { segments: Spot[]; complete: boolean }[];
}

export type Question =
  | { what: 'feature'; at: Cell; segment: number }
  | { what: 'fields' }
  | { what: 'cells' }
  | { what: 'fits'; at: Cell }
  | { what: 'odds'; at: Cell }
  | { what: 'hint'; nodes?: number; ratings?: RatingOrLevel[] }
  | { what: 'judge'; nodes?: number; ratings?: RatingOrLevel[] }
  | { what: 'position' };

export type RatingOrLevel = number | string;

export interface Odds {
  at: Cell;
  tiles: number;
  unseen: number;
  next: number;
  seats: number[];
}

// Results of the analysis (docs/analysis.md). Lists of numbers are indexed by seat.
export interface Plan {
  actions: string[];
  points: number[];
  win: number[];
  loss: number;
  error: number;
  played?: boolean;
}
export type WhyCode =
  'scores' | 'finishes' | 'blocks' | 'takes' | 'promises' | 'followers' | 'threat' | 'sets' | 'later' | 'rest';
export interface Reason {
  code: WhyCode;
  seat: number;
  points: number;
  with: number;
  without: number;
  terrain?: Terrain;
  at?: Spot;
  tiles?: [number, number];
}
export interface Decision {
  n: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  points: number[];
  win: number[];
  error: number;
  why?: Reason[];
  reasons?: Reason[]; // with those against, and the rest; older servers send only `why`
  move_reasons?: Reason[]; // of the whole move that begins here, if other than `reasons`
  lead_reasons?: Reason[]; // why the best move, which was played, is better than the next
  forced?: boolean;
  exact?: boolean;
  plans: Plan[];
}
export interface ChanceLuck {
  n: number;
  seat: number;
  outcome: string;
  luck: number[];
}
export interface PlayerEvaluation {
  total_loss: number;
  decisions: number;
  errors: number;
  blunders: number;
  luck: number;
  margin: number;
  mistakes?: Partial<Record<MistakeKind, number>>; // points lost, by what the main reason is about
  thirds?: { decisions: number; total_loss: number }[]; // by thirds of the tiles
}
export type MistakeKind = 'cities' | 'roads' | 'cloisters' | 'fields' | 'joining' | 'followers' | 'other';
// The rating of a player who loses this many points per decision; only for games for which it was fitted.
export interface SkillLadder {
  ladder: [loss: number, rating: number][];
  error: number; // standard error of the rating of a whole game, of this many decisions
  decisions: number;
  fewest: number; // decisions for a rating
}
export interface GameEvaluation {
  next: number;
  total: number;
  players: PlayerEvaluation[];
  decisions: Decision[];
  chances: ChanceLuck[];
  end: { points: number[]; win: number[] };
  ratings?: number[]; // that `win` is based on; without: equal players
  skill?: SkillLadder;
}
// What a move is about. Not `keeps`: the feature, what it is sure of and what it will likely make.
export interface Idea {
  code: 'scores' | 'claims' | 'extends' | 'keeps';
  terrain?: Terrain;
  at?: Spot;
  cells?: Cell[];
  piece?: Piece;
  sure?: number;
  likely?: number;
  chance?: number;
}
export interface Hint {
  plans: Plan[];
  why: Reason[];
  reasons?: Reason[];
  ideas?: Idea[]; // of the first plan; not from older servers
  exact: boolean;
}
// The answer to `hint` at a random draw.
export interface Draw {
  action: string;
  chance: number;
  luck: number; // points of the margin of the player who draws
}
export interface Draws {
  seat: number;
  draws: Draw[];
}
export interface PositionThere {
  legal: string[];
  weights?: number[];
  step?: Update;
}

export interface Answers {
  feature: Feature;
  fields: { fields: Feature[] };
  cells: { cells: { at: Cell; tiles: number }[] };
  fits: { tiles: { tile: string; count: number; rotations: number[] }[] };
  odds: Odds;
  hint: Hint;
  judge: GameEvaluation;
  position: PositionThere;
}

export type PhraseCode =
  | 'hello'
  | 'good_luck'
  | 'have_fun'
  | 'nice_move'
  | 'oops'
  | 'lucky'
  | 'one_moment'
  | 'back_again'
  | 'thanks'
  | 'sorry'
  | 'well_played'
  | 'again'
  | 'must_go'
  | 'bye';
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  phrase?: PhraseCode; // whose English is the text
  time: number;
}

export type ReportReason = 'insults' | 'cheating' | 'spam' | 'leaving' | 'name' | 'other';
export type SanctionKind = 'mute' | 'kick' | 'ban';
export interface Sanction {
  kind: SanctionKind;
  reason: ReportReason;
  text?: string; // written by the operator
  until: number | null;
}

// What operators see.
export interface StoredReport {
  no: number;
  at: number;
  table: string;
  seat: number;
  player?: string;
  name: string;
  reason: ReportReason;
  text: string;
  said: string;
  closed: boolean;
  source: string;
  reporter: string;
}
export interface StoredSanction extends Sanction {
  no: number;
  made: number;
  active: boolean;
  player?: string;
  name: string;
  source: string;
}
export interface Operation {
  no: number;
  at: number;
  by: string;
  what: string;
  subject: string;
  details: string;
  name: string;
}
interface Moderated {
  reports: StoredReport[];
  sanctions: StoredSanction[];
  log: Operation[];
}
export interface Moderation extends Moderated {
  operator: string;
}
export interface ModeratedPlayer extends Moderated {
  id: string;
  name: string;
  created: number;
  devices: number;
}
export interface SanctionWish {
  kind: SanctionKind;
  player?: string;
  report?: number;
  reason: ReportReason;
  text?: string;
  minutes?: number;
  address?: boolean;
}

export type ServerMessage =
  | View
  | Update
  | { type: 'joined'; table: string; seats: number[]; host: boolean }
  | { type: 'presence'; seats: boolean[]; watchers: number }
  | { type: 'ok'; id: number; version?: number }
  | { type: 'claimed'; id: number; seat: number; token: string }
  | { type: 'logged_in'; id: number; player: string; name: string }
  | ({ type: 'answer'; id: number } & Record<string, unknown>)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'error'; id?: number; code: string; message: string; where?: string; sanction?: Sanction };

export type ClientMessage =
  | { type: 'hello'; tokens: string[] }
  | { type: 'login'; key: string; challenge: string; signature: string }
  | { type: 'claim'; seat: number; name: string; colour?: number }
  | { type: 'act'; version: number; action: string; confirm?: boolean }
  | { type: 'confirm' | 'undo'; version: number }
  | { type: 'resume' | 'open' | 'resign' | 'claim_win' | 'accept' | 'decline'; seat: number }
  | { type: 'offer'; seat: number; what: Proposal }
  | { type: 'start' | 'rematch' | 'abort' }
  | { type: 'fill'; seat: number; level: string; name?: string }
  | { type: 'hand_over'; seat: number; level: string }
  | ({ type: 'configure' } & TableChange)
  | { type: 'chat'; text: string }
  | { type: 'chat'; phrase: PhraseCode }
  | { type: 'free_chat'; seat: number; on: boolean }
  | { type: 'report'; seat: number; reason: ReportReason; text?: string }
  | ({ type: 'ask' } & Question);

// What the host changes before the start; what is missing stays. `seat` keeps a seat under its number until now.
export interface TableChange {
  setup?: Setup;
  seats?: ({ seat: number } | { kind: 'open' } | { kind: 'bot'; level: string; name?: string })[];
  aids?: boolean;
  clock?: ClockRule | null;
  rated?: boolean;
  listed?: boolean;
  wanted?: RatingsWanted | null;
  match?: MatchForm | null;
}

export type SeatWish =
  | { kind: 'here'; name: string; colour?: number }
  | { kind: 'open'; colour?: number }
  | { kind: 'bot'; level: string; name?: string; colour?: number };

export interface NewTable {
  setup: Setup;
  seats: SeatWish[];
  aids?: boolean;
  clock?: ClockRule;
  rated?: boolean;
  listed?: boolean;
  quick?: boolean;
  wanted?: RatingsWanted;
  match?: MatchForm;
  invite?: string; // the name of the only player who may join
  start?: boolean;
  actions?: string[];
}

export interface MadeTable {
  table: string;
  link: string;
  host: string;
  seats: { seat: number; token: string }[];
}

export interface CatalogueSegment {
  terrain: Terrain;
  ports: string[];
  pennants?: number;
}
export interface CatalogueTile {
  id: string;
  sides: string[];
  segments: CatalogueSegment[];
  copies: number[];
}
export interface Ladder {
  players: number;
  expansions: number;
  ratings: [number, number]; // of those above, what bots have in this kind
  levels: Readonly<Record<string, number>>;
}
export interface Catalogue {
  sets: { id: string; name: string; tiles: CatalogueTile[] }[];
  levels: { name: string; description: string }[];
  styles?: { name: string; description: string }[]; // what may follow a level: "medium~farmer"; 1.0 has none
  ratings: [number, number]; // the lowest and the highest
  ladders?: Ladder[]; // the kinds of games for which ratings were measured, base games first; 1.0 has none
  limits: { name: number; chat: number };
}

// Positions and outlines in the art (docs/art.md), in units of a tile's 100. Sets add members.
export interface Mark {
  drawing: string;
  at: [number, number];
  size: number;
  least: number; // pixels below which it does not shrink, see lib/art/detail.ts
}
export interface TileStands {
  stand: [number, number][]; // where a piece stands, by segment
  marks: Mark[]; // signs that stay upright
  towers: [number, number][][]; // where towers rise on the walls of each segment, if it is a completed city
  areas: string[]; // path data: the ground of each segment
  roads: string[]; // path data: the middle of each road
}
export interface Stands {
  tiles: Record<string, TileStands>;
}

export interface Replay {
  view: View;
  steps: Update[];
}

// How other machines reach the server; only the machine that runs it may ask.
export interface JoinAddresses {
  network: boolean; // false: it listens on loopback only
  addresses: string[]; // URLs
}

// --- players ---

export interface PublicPlayer {
  id: string;
  name: string;
  colour: number;
  face: string;
  created: number;
}
export type RatingKind = 'base' | 'base_duel' | 'sets' | 'several';
export interface Rating {
  rating: number;
  margin: number; // the strength is within it with a probability of 95%
  provisional: boolean;
  games: number;
}
export interface ShownPlayer extends PublicPlayer {
  games: { won: number; tied: number; lost: number };
  ratings: Partial<Record<RatingKind, Rating>>;
}
export interface RatingHistory {
  points: [time: number, rating: number, deviation: number][];
}
export interface PlayerRecord {
  against: { player?: string; name?: string; level?: string; won: number; tied: number; lost: number }[];
}
export interface BestPlayers {
  kind: RatingKind;
  least_games: number;
  best: (Rating & { player: string; name: string; colour: number; face: string })[];
}
export interface RatedResult {
  kind: RatingKind;
  rated: boolean; // false: the ratings are computed in a moment
  seats: { place: number; points: number; before?: number; rating?: number }[];
}
// Ratings of those who may join a table.
export interface RatingsWanted {
  least: number;
  most: number;
}
// A table of the list of open tables.
export interface ListedTable {
  table: string;
  stage: 'lobby' | 'playing';
  kind: RatingKind;
  sets: SetName[];
  seats: {
    kind: 'open' | 'person' | 'bot';
    name: string | null;
    level: string | null;
    colour: number;
    player?: string;
    rating?: number;
  }[];
  clock: ClockRule | null;
  rated?: boolean;
  wanted?: RatingsWanted;
  quick?: boolean; // its player looks for any opponent
  match?: MatchView;
  paired?: string; // of a quick table: the table of the opponent, to which its player goes
  watchers: number;
  created: number;
}
export type ListMessage =
  { type: 'tables'; tables: ListedTable[] } | { type: 'changes'; set: ListedTable[]; gone: string[] };
export interface PlayerDevice {
  device: string;
  name: string;
  added: number;
  seen: number;
  this: boolean;
}
export interface MyPlayer extends PublicPlayer {
  language: string;
  has_code: boolean;
  devices: PlayerDevice[];
  sanction?: Sanction; // while the player is banned
}
export interface PlayerChange {
  name?: string;
  colour?: number;
  face?: string;
  language?: string;
}
export interface MyGame {
  table: string;
  stage: 'lobby' | 'playing' | 'over';
  changed: number;
  seat: number;
  my_turn: boolean;
  sets: SetName[];
  seats: { name: string | null; level: string | null; colour: number; player?: string }[];
  scores: number[];
  winners: number[] | null;
  match?: MatchView;
}
export interface Challenge {
  table: string;
  from: { player: string; name: string };
  to: { player: string; name: string };
  state: 'open' | 'declined';
  until: number;
  sets: SetName[];
  clock: ClockRule | null;
  rated?: boolean;
  match?: MatchView;
}
export interface MyChallenges {
  received: Challenge[];
  sent: Challenge[];
}
export interface MyGames {
  running: MyGame[];
  finished: MyGame[];
  more: boolean;
}
