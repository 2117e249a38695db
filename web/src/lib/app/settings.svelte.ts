// SPDX-License-Identifier: MIT
// The preferences of this device's user, kept in the browser's storage.
import { language_of, type Language } from '../../i18n/languages';
import type { Pace } from '../animation/pace';

export type Theme = 'auto' | 'light' | 'dark';
export const kTileSizes = [70, 90, 120] as const; // pixels a tile is wide while playing, at least
export type TileSize = (typeof kTileSizes)[number];

interface Stored {
  language: Language;
  theme: Theme;
  confirm_at_once: boolean;
  sound: boolean;
  pace: Pace;
  tile_size: TileSize;
  picture_tile: number;
  bots: number;
  level: string;
  name: string;
  here: boolean; // stored name of `in_page`: games without guests are played in the page, not on the server
}

const kKey = 'aude.settings';

function stored(): Stored {
  const fresh: Stored = {
    language: language_of(navigator.languages),
    theme: 'auto',
    confirm_at_once: false,
    sound: true,
    pace: 'normal',
    tile_size: 90,
    picture_tile: 200,
    bots: 1,
    level: 'medium',
    name: '',
    here: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(kKey) ?? '{}') as Partial<Stored>) };
  } catch {
    return fresh;
  }
}

class Settings {
  #values: Stored = $state(stored());

  get language(): Language {
    return this.#values.language;
  }
  set language(value: Language) {
    this.#keep({ language: value });
  }
  get theme(): Theme {
    return this.#values.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }
  get confirm_at_once(): boolean {
    return this.#values.confirm_at_once;
  }
  set confirm_at_once(value: boolean) {
    this.#keep({ confirm_at_once: value });
  }
  get sound(): boolean {
    return this.#values.sound;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }
  get pace(): Pace {
    return this.#values.pace;
  }
  set pace(value: Pace) {
    this.#keep({ pace: value });
  }
  get tile_size(): TileSize {
    return this.#values.tile_size;
  }
  set tile_size(value: TileSize) {
    this.#keep({ tile_size: value });
  }
  // Pixels that a tile is wide in a saved picture of the board.
  get picture_tile(): number {
    return this.#values.picture_tile;
  }
  get bots(): number {
    return this.#values.bots;
  }
  set bots(value: number) {
    this.#keep({ bots: value });
  }
  get level(): string {
    return this.#values.level;
  }
  set level(value: string) {
    this.#keep({ level: value });
  }
  get name(): string {
    return this.#values.name;
  }
  set name(value: string) {
    this.#keep({ name: value });
  }
  get in_page(): boolean {
    return this.#values.here;
  }
  set in_page(value: boolean) {
    this.#keep({ here: value });
  }

  #keep(change: Partial<Stored>): void {
    Object.assign(this.#values, change);
    try {
      localStorage.setItem(kKey, JSON.stringify(this.#values));
    } catch {
      // A browser that forbids storage still plays; it only forgets.
    }
  }
}

export const settings = new Settings();

export const motion_reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
