// SPDX-License-Identifier: MIT
// How strong a bot is, in words: a level by its name, a rating ("elo:1250") by its number. A style ("medium~farmer")
// changes nothing here.
import type { Catalogue } from '../lib/protocol';
import { i18n, word } from './index.svelte';

// Elo of the levels on Aude's ladder (docs/strength.md). `master` has none: it is stronger than the top of the ladder.
export const kRatings = { easy: 800, medium: 1500, hard: 2150 } as const;

const kRating = /^elo:(\d+)$/;

export const level_of = (rating: number): string => `elo:${rating}`;

export const plain_level = (level: string): string => level.split('~')[0]!;

export function rating_of(level: string): number | null {
  const number = kRating.exec(plain_level(level))?.[1];
  return number === undefined ? null : Number(number);
}

export function level_name(level: string): string {
  const rating = rating_of(level);
  const plain = plain_level(level);
  return rating === null ? (word(i18n.t.level, plain) ?? plain) : `Elo ${rating}`;
}

// What a list offers: the names, then the ladder in steps that are felt.
export function levels_in(catalogue: Catalogue): string[] {
  const [lowest, highest] = catalogue.ratings;
  const kStep = 200;
  const ladder = Array.from({ length: Math.floor((highest - lowest) / kStep) + 1 }, (_, i) =>
    level_of(lowest + i * kStep),
  );
  return [...catalogue.levels.map((level) => level.name), ...ladder];
}

export const styles_in = (catalogue: Catalogue): string[] => (catalogue.styles ?? []).map((style) => style.name);
