// SPDX-License-Identifier: MIT
// Codes and view members of the Wheel of Fortune.
export const kSectors = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'] as const;
type SectorCode = (typeof kSectors)[number];

export const is_sector = (name: string): name is SectorCode => kSectors.some((sector) => sector === name);

declare module '../../lib/protocol' {
  export type Sector = SectorCode;
  interface SetCodes {
    wheel: true;
  }
  interface PhaseCodes {
    recall: true;
  }
  interface ScoreCodes {
    crown: true;
    fortune: true;
    taxes: true;
    famine: true;
    storm: true;
    inquisition: true;
  }
  interface CountedCodes {
    follower: true;
    turn: true;
    knight: true;
    farmer: true;
    monk: true;
  }
  interface BecauseCodes {
    alone_on_two: true;
  }
  interface ThemeCodes {
    wheel: true;
  }
  interface Options {
    pig_in_famine?: boolean;
  }
  interface GameEvents {
    wheel: { player: number; steps: number; from: Sector; to: Sector };
  }
  interface DeployedEvent {
    crown?: Sector;
  }
  interface ReturnedEvent {
    crown?: Sector;
  }
  interface Actions {
    crown: { sector: Sector; piece: Piece };
    recall: { at: Cell; segment: number; piece: Piece };
  }
  export interface Crown {
    seat: number;
    piece: Piece;
  }
  export interface Wheel {
    pig: Sector;
    crowns: Record<Sector, (Crown | null)[]>;
  }
  interface TileStands {
    wheel: [number, number]; // its symbol
  }
  interface Stands {
    board: { areas: string[] }[];
    wheel: { pig: Record<Sector, [number, number]>; crowns: Record<Sector, [number, number][]> };
  }
  interface Position {
    wheel: Wheel | null;
  }
  interface Catalogue {
    board: CatalogueTile[]; // the cells of the wheel board, row by row
    crowns: Record<Sector, number>;
  }
}
