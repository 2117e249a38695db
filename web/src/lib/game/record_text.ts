// SPDX-License-Identifier: MIT
// Reads the record in a text that a user has pasted, dropped, opened or followed as a link. The table checks the
// record; here the text only has to look like one.
import type { GameRecord } from '../protocol';
import { kMark } from './record_mark';

// A puzzle holds the record of its position.
function parsed(text: string): GameRecord | null {
  try {
    const value = JSON.parse(text) as (Partial<GameRecord> & { record?: Partial<GameRecord> }) | null;
    const record = value?.setup === undefined ? value?.record : value;
    return record?.setup !== undefined ? (record as GameRecord) : null;
  } catch {
    return null;
  }
}

const in_json = (text: string): GameRecord | null => parsed(text) ?? parsed(text.trim().split('\n')[0] ?? '');

// The record in a saved game, a puzzle, a file with one game per line (the first is taken) or a link to a game.
export async function record_of(text: string): Promise<GameRecord | null> {
  const mark = text.indexOf(kMark);
  if (mark < 0) return in_json(text);
  const { record_in } = await import('./record_link');
  return in_json((await record_in(text.slice(mark).trim())) ?? text);
}
