// The tables this device sat at lately, newest first.
const kKey = 'aude.recent';
const kMost = 4;

export interface Recent { table: string; time: number }

export function recent_tables(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kKey) ?? '[]');
    return Array.isArray(kept) ? (kept as Recent[]).filter((one) => typeof one?.table === 'string' && typeof one.time === 'number') : [];
  } catch {
    return [];
  }
}

export function remember_table(table: string): void {
  const others = recent_tables().filter((one) => one.table !== table);
  localStorage.setItem(kKey, JSON.stringify([{ table, time: Date.now() }, ...others].slice(0, kMost)));
}

export function forget_table(table: string): void {
  localStorage.setItem(kKey, JSON.stringify(recent_tables().filter((one) => one.table !== table)));
}
