// SPDX-License-Identifier: MIT
// Codes and view members of Inns & Cathedrals.
declare module '../../lib/protocol' {
  interface SetCodes {
    inns: true;
  }
  interface PieceCodes {
    large: true;
  }
  interface BecauseCodes {
    inn: true;
    cathedral: true;
    open_inn: true;
    open_cathedral: true;
  }
  interface Feature {
    inn: boolean;
    cathedral: boolean;
  }
  interface CatalogueSegment {
    inn?: boolean;
    cathedral?: boolean;
  }
}
export {};
