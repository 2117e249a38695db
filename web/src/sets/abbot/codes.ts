// SPDX-License-Identifier: MIT
// Codes of the Abbot.
declare module '../../lib/protocol' {
  interface SetCodes {
    abbot: true;
  }
  interface PieceCodes {
    abbot: true;
  }
  interface TerrainCodes {
    garden: true;
  }
  interface ScoreCodes {
    garden: true;
  }
  interface Actions {
    retrieve: object;
  }
}
export {};
