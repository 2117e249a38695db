// SPDX-License-Identifier: MIT
// Problems with tables in the page, shown by UpdateNotice.
class Trouble {
  storage: string | null = $state(null); // the browser keeps nothing: the game goes on, but not past this tab
  persistent: boolean | null = $state(null); // the browser keeps games until the user deletes them; null: unknown
  table: string | null = $state(null); // a table contradicts itself
}

export const trouble = new Trouble();
