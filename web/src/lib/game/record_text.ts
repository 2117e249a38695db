// A record as somebody pasted, dropped or linked it. The table checks it; here it only has to look like one.
import type { GameRecord } from '../protocol';

function parsed(text: string): GameRecord | null {
  try {
    const value = JSON.parse(text) as Partial<GameRecord> | null;
    return value !== null && typeof value === 'object' && value.setup !== undefined ? (value as GameRecord) : null;
  } catch {
    return null;
  }
}

// A file of several games has one per line: the first is taken.
export const record_of = (text: string): GameRecord | null =>
  parsed(text) ?? parsed(text.trim().split('\n')[0] ?? '');
