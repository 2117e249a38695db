// SPDX-License-Identifier: MIT
// Quick pairing: the table of the opponent, to which this device was sent, and its own table, to which it goes back if
// somebody else was faster. Nothing of it outlives the page.
const kTries = 3;

let to: string | null = null;
let from = '';
const tried = new Map<string, number>();

// False if it was sent there too often: nobody runs to and fro for ever.
export function send(there: string, own: string): boolean {
  const times = tried.get(there) ?? 0;
  if (times === kTries) return false;
  tried.set(there, times + 1);
  to = there;
  from = own;
  return true;
}
export const is_sent_to = (table: string): boolean => to === table;
export function come_back(): string {
  to = null;
  return from;
}
