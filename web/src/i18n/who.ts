// SPDX-License-Identifier: MIT
// The person a sentence is about: a named player, or the reader.
export interface Who {
  name: string;
  you: boolean;
}

// The people of a table as one of them reads about them. Where several share a device nobody is "you".
export const people = (names: readonly string[], mine: readonly number[] = []): Who[] =>
  names.map((name, seat) => ({ name, you: mine.length === 1 && mine[0] === seat }));

// "You lay" or "Ann lays": what the verb is for each.
export const does = (who: Who, you: string, other: string): string => (who.you ? you : `${who.name} ${other}`);
