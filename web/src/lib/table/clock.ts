// SPDX-License-Identifier: MIT
// 587000 -> "9:47"; the last ten seconds with tenths.
export function clock_text(milliseconds: number): string {
  const time = Math.max(0, milliseconds);
  if (time < 10_000) return (Math.floor(time / 100) / 10).toFixed(1);
  const seconds = Math.floor(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
