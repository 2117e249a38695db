// SPDX-License-Identifier: MIT
import type { Sector } from '../../lib/protocol';
import { kSectors } from './codes';

// The names on the wheel in the reader's language; the sheet has them in English.
export function name_sectors(names: Record<Sector, string>): void {
  for (const wheel of document.querySelectorAll('#art > [data-wheel], #art > #wheel')) {
    const texts = wheel.querySelectorAll<SVGTextElement>('text');
    kSectors.forEach((sector, i) => {
      const text = texts[i];
      if (text !== undefined && text.textContent !== names[sector]) text.textContent = names[sector];
    });
  }
}
