// SPDX-License-Identifier: MIT
// Codes and view members of Hills & Sheep.
declare module '../../lib/protocol' {
  interface SetCodes {
    hills: true;
  }
  interface PieceCodes {
    shepherd: true;
  }
  interface PhaseCodes {
    token: true;
    tend: true;
  }
  interface ScoreCodes {
    flock: true;
  }
  interface CountedCodes {
    vineyard: true;
    sheep: true;
  }
  interface BecauseCodes {
    hill_tie: true;
  }
  interface ThemeCodes {
    hills: true;
  }
  interface Options {
    hill_tiebreak?: 'presence' | 'number';
    closed_farm_gathers?: boolean;
  }
  interface GameEvents {
    token: { player: number; sheep: number; wolf: boolean; at: Cell; segment: number };
  }
  interface Actions {
    token: { sheep: number }; // 0 for the wolf
    grow: object;
    gather: object;
  }
  export interface Flock {
    seat: number;
    at: Cell;
    segment: number;
    sheep: number[];
  }
  interface Position {
    flocks: Flock[];
    tokens: number[] | null;
  }
  interface Feature {
    sheep: number;
  }
  interface CatalogueSegment {
    sheep?: number;
  }
  interface CatalogueTile {
    hill: boolean;
    vineyard: boolean;
  }
}
export {};
