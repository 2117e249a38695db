// SPDX-License-Identifier: MIT
// Codes and view members of Traders & Builders.
export const kGoods = ['wine', 'wheat', 'cloth'] as const;
type GoodsCode = (typeof kGoods)[number];

declare module '../../lib/protocol' {
  export type Goods = GoodsCode;
  interface SetCodes {
    traders: true;
  }
  interface PieceCodes {
    builder: true;
    pig: true;
  }
  interface ScoreCodes {
    goods: true;
  }
  interface CountedCodes {
    wine_majority: true;
    wheat_majority: true;
    cloth_majority: true;
  }
  interface BecauseCodes {
    pig: true;
  }
  interface ThemeCodes {
    builder: true;
    pig: true;
  }
  interface GameEvents {
    goods: { player: number; goods: Goods; count: number };
  }
  interface Position {
    goods: Record<Goods, number>[] | null;
    second_part: boolean; // the builder's second turn part
  }
  interface CatalogueSegment {
    goods?: Goods | null;
  }
}
