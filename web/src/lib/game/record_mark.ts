// SPDX-License-Identifier: MIT
// How a link says that it holds a whole game: "#record=...". Every page looks for it; packing comes with record_link.
export const kMark = '#record=';

export function has_record(fragment: string): boolean {
  return fragment.startsWith(kMark);
}
