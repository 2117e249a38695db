// SPDX-License-Identifier: MIT
// The name of a seat as it is shown: also of one that is free, or whose player was deleted.
const kDeleted = '(deleted)'; // what the server calls it (docs/protocol.md, "Players")

interface Words {
  lobby: { free: string; deleted: string };
}

export function seat_name(name: string | null, words: Words): string {
  if (name === null) return words.lobby.free;
  return name === kDeleted ? words.lobby.deleted : name;
}
