// SPDX-License-Identifier: MIT
// Whether a notice that is no part of the table stands over its board: the board makes room for it when it appears.
class BoardNotice {
  shown = $state(false);
}

export const board_notice = new BoardNotice();
