// The secret tokens of this device's seats, by table.

const key_of = (table: string): string => `aude.table.${table}`;

export function tokens_of(table: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key_of(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token): token is string => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

export function keep_tokens(table: string, tokens: readonly string[]): void {
  const all = [...new Set([...tokens_of(table), ...tokens])];
  localStorage.setItem(key_of(table), JSON.stringify(all));
}
