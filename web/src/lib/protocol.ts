// The words of docs/protocol.md as types. The client draws these and decides nothing.

export type Cell = [number, number];
export type Spot = [number, number, number];
export type Piece = 'follower' | 'large' | 'builder' | 'pig' | 'shepherd';
export type Terrain = 'city' | 'road' | 'field' | 'cloister' | 'river';
export type Goods = 'wine' | 'wheat' | 'cloth';
export type Sector = 'fortune' | 'taxes' | 'famine' | 'storm' | 'inquisition' | 'plague';
export type SetName = 'base' | 'river' | 'inns' | 'traders' | 'hills' | 'wheel';
export type Phase = 'draw' | 'recall' | 'place' | 'deploy' | 'token' | 'tend' | 'over';
export type Detail = 'near' | 'middle' | 'far'; // levels of the art sheets
export type Stage = 'lobby' | 'playing' | 'over';
export type ScoreFor =
  | 'road'
  | 'city'
  | 'cloister'
  | 'field'
  | 'flock'
  | 'goods'
  | 'crown'
  | 'fortune'
  | 'taxes'
  | 'famine'
  | 'storm'
  | 'inquisition';

export type Counted =
  | 'tile'
  | 'pennant'
  | 'vineyard'
  | 'city'
  | 'sheep'
  | 'wine_majority'
  | 'wheat_majority'
  | 'cloth_majority'
  | 'follower'
  | 'turn'
  | 'knight'
  | 'farmer'
  | 'monk';
export type Because =
  | 'inn'
  | 'cathedral'
  | 'open_inn'
  | 'open_cathedral'
  | 'hill_tie'
  | 'pig'
  | 'small_city'
  | 'no_city'
  | 'closed_field'
  | 'alone_on_two';
export interface Term {
  count: number;
  of: Counted;
  each: number;
}

export const kSets: readonly SetName[] = ['base', 'river', 'inns', 'traders', 'hills', 'wheel'];
export const kPieces: readonly Piece[] = ['follower', 'large', 'builder', 'pig', 'shepherd'];
export const kSectors: readonly Sector[] = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'];
export const kGoods: readonly Goods[] = ['wine', 'wheat', 'cloth'];
export const kScoreFor: readonly ScoreFor[] = [
  'road',
  'city',
  'cloister',
  'field',
  'flock',
  'goods',
  'crown',
  'fortune',
  'taxes',
  'famine',
  'storm',
  'inquisition',
];

export interface Options {
  farmers?: boolean;
  small_city?: 4 | 2;
  hill_tiebreak?: 'presence' | 'number';
  closed_farm_gathers?: boolean;
  pig_in_famine?: boolean;
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

export type GameEvent =
  | { type: 'placed'; player: number; tile: string; at: Cell; rotation: number }
  | { type: 'deployed'; player: number; piece: Piece; at?: Cell; segment?: number; on?: Terrain; crown?: Sector }
  | { type: 'discarded'; player: number; tile: string }
  | { type: 'buried'; at: Cell }
  | { type: 'wheel'; player: number; steps: number; from: Sector; to: Sector }
  | { type: 'goods'; player: number; goods: Goods; count: number }
  | { type: 'token'; player: number; sheep: number; wolf: boolean; at: Cell; segment: number }
  | { type: 'returned'; player: number; piece: Piece; at?: Cell; segment?: number; crown?: Sector }
  | {
      type: 'scored';
      feature: ScoreFor;
      points: number;
      players: number[];
      final: boolean;
      sum: string;
      why?: string[];
      spots?: Spot[];
      terms: Term[][];
      because: Because[];
    }
  | { type: 'over'; winners: number[] };

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
export interface Flock {
  seat: number;
  at: Cell;
  segment: number;
  sheep: number[];
}
export interface Crown {
  seat: number;
  piece: Piece;
}
export interface Wheel {
  pig: Sector;
  crowns: Record<Sector, (Crown | null)[]>;
}

// What changes while a game goes on.
export interface Position {
  version: number;
  n: number;
  phase: Phase | null;
  turn: number | null;
  actor: number | null;
  tile: string | null;
  second_part: boolean;
  scores: number[];
  supply: Partial<Record<Piece, number>>[];
  goods: Record<Goods, number>[] | null;
  pieces: LaidPiece[];
  flocks: Flock[];
  tokens: number[] | null;
  wheel: Wheel | null;
  left: number;
  hidden: number;
  pending: { action: string; events: GameEvent[] } | null;
  can_undo: boolean;
  winners: number[] | null;
  rematch: string | null;
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
  clock: { total: number; increment: number } | null;
  created: number;
  tiles: LaidTile[];
  finished?: Finished[];
  remaining: Record<string, number> | null;
  chat?: ChatLine[];
  notice?: { code: 'handed_over' | 'opened' | 'out_of_time'; seat: number }; // only in the first view after it
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
  inn: boolean;
  cathedral: boolean;
  complete: boolean;
  open: Cell[];
  followers: number[];
  figures: { seat: number; piece: Piece }[];
  owners: number[];
  now: number;
  full: number;
  sheep: number;
  cities?: { segments: Spot[]; complete: boolean }[];
}

export type Question =
  | { what: 'feature'; at: Cell; segment: number }
  | { what: 'fields' }
  | { what: 'cells' }
  | { what: 'fits'; at: Cell }
  | { what: 'odds'; at: Cell }
  | { what: 'hint'; nodes?: number }
  | { what: 'judge'; nodes?: number }
  | { what: 'position' };

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
export type WhyCode = 'scores' | 'finishes' | 'blocks' | 'takes' | 'promises' | 'followers' | 'threat';
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
}
export interface GameEvaluation {
  next: number;
  total: number;
  players: PlayerEvaluation[];
  decisions: Decision[];
  chances: ChanceLuck[];
  end: { points: number[]; win: number[] };
}
export interface Hint {
  plans: Plan[];
  why: Reason[];
  exact: boolean;
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

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export type ServerMessage =
  | View
  | Update
  | { type: 'joined'; table: string; seats: number[]; host: boolean }
  | { type: 'presence'; seats: boolean[]; watchers: number }
  | { type: 'ok'; id: number; version?: number }
  | { type: 'claimed'; id: number; seat: number; token: string }
  | ({ type: 'answer'; id: number } & Record<string, unknown>)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'error'; id?: number; code: string; message: string; where?: string };

export type ClientMessage =
  | { type: 'hello'; tokens: string[] }
  | { type: 'claim'; seat: number; name: string; colour?: number }
  | { type: 'act'; version: number; action: string; confirm?: boolean }
  | { type: 'confirm' | 'undo'; version: number }
  | { type: 'resume' | 'open'; seat: number }
  | { type: 'start' | 'rematch' }
  | { type: 'fill' | 'hand_over'; seat: number; level: string }
  | { type: 'chat'; text: string }
  | ({ type: 'ask' } & Question);

export type SeatWish =
  | { kind: 'here'; name: string; colour?: number }
  | { kind: 'open'; colour?: number }
  | { kind: 'bot'; level: string; name?: string; colour?: number };

export interface NewTable {
  setup: Setup;
  seats: SeatWish[];
  aids?: boolean;
  clock?: { total: number; increment: number };
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
  inn?: boolean;
  cathedral?: boolean;
  goods?: Goods | null;
  sheep?: number;
}
export interface CatalogueTile {
  id: string;
  sides: string[];
  segments: CatalogueSegment[];
  copies: number[];
  hill: boolean;
  vineyard: boolean;
}
export interface Catalogue {
  sets: { id: string; name: string; tiles: CatalogueTile[] }[];
  board: CatalogueTile[];
  crowns: Record<Sector, number>;
  levels: { name: string; description: string }[];
  ratings: [number, number]; // the lowest and the highest
  limits: { name: number; chat: number };
}

export interface Replay {
  view: View;
  steps: Update[];
}
