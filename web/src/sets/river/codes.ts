// SPDX-License-Identifier: MIT
// Codes of The River.
declare module '../../lib/protocol' {
  interface SetCodes {
    river: true;
  }
  interface TerrainCodes {
    river: true;
  }
}
export {};
