// SPDX-License-Identifier: MIT
// What may be painted as a bitmap: symbols of the art sheet over one another, and the part of them that is seen.
export interface Layer {
  symbol: string;
  transform: string;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Drawing {
  layers: readonly Layer[];
  box: Box;
}
