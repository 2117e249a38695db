// SPDX-License-Identifier: MIT
// Aids for players, asked from the table: features, farms, cells and what fits them.
import { untrack } from 'svelte';
import { first_by, map_of } from '../game/collections';
import type { Answers, Cell, Feature, Odds, Question, Spot } from '../protocol';

export type Ask = <W extends Question['what']>(question: Extract<Question, { what: W }>) => Promise<Answers[W]>;

const kHoverDelay = 180;

export class Aids {
  feature: Feature | null = $state.raw(null);
  fields: Feature[] | null = $state.raw(null);
  cells: { at: Cell; tiles: number }[] | null = $state.raw(null); // while the tiles left are shown
  fits: Answers['fits']['tiles'] | null = $state.raw(null); // in the cell pointed at last
  odds: Odds | null = $state.raw(null); // of that cell
  fields_wanted = $state(false);
  weighed: ReadonlyMap<string, Feature> = $state.raw(map_of([])); // what a piece would claim, by its spot
  claim: Feature | null = $state.raw(null); // the one of them that is pointed at

  #known: ReadonlyMap<string, Feature> = map_of([]);
  #known_version = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = '';
  #fits_timer: ReturnType<typeof setTimeout> | undefined;
  #fits_at = '';

  constructor(
    private readonly ask: Ask,
    private readonly version: () => number,
  ) {}

  // Shows the feature under a spot; hovering waits a moment, tapping does not.
  point(spot: Spot | null, hover: boolean): void {
    const key = spot === null ? '' : spot.join(',');
    if (hover && key === this.#wanted) return;
    this.#wanted = key;
    clearTimeout(this.#timer);
    if (spot === null) {
      this.feature = null;
      return;
    }
    const known = this.#lookup(key);
    if (known !== undefined) this.feature = known;
    else this.#timer = setTimeout(() => void this.#look(spot, key), hover ? kHoverDelay : 0);
  }

  // Queries the features of the spots on offer, to show their values.
  weigh(spots: readonly Spot[]): void {
    const version = this.version();
    const unknown = [...first_by(spots, (spot) => spot.join(','))].filter(
      ([key]) => !untrack(() => this.weighed).has(key),
    );
    for (const [key, [x, y, segment]] of unknown) {
      void this.ask<'feature'>({ what: 'feature', at: [x, y], segment }).then(
        (feature) => {
          if (version === this.version()) this.weighed = map_of([...this.weighed, [key, feature]]);
        },
        () => undefined,
      );
    }
  }

  // Lights what a spot would claim.
  light(spot: Spot | null): void {
    this.claim = spot === null ? null : (this.weighed.get(spot.join(',')) ?? null);
  }

  forget(): void {
    this.weighed = map_of([]);
    this.claim = null;
    clearTimeout(this.#timer);
    this.#wanted = '';
    this.feature = null;
    this.show_all();
  }

  // What still fits an open cell, shown until another is pointed at: one may go over and read it.
  point_at_cell(cell: Cell, hover: boolean): void {
    const key = cell.join(',');
    if (key === this.#fits_at || !this.cells?.some(({ at }) => at.join(',') === key)) return;
    this.#fits_at = key;
    clearTimeout(this.#fits_timer);
    this.#fits_timer = setTimeout(() => void this.#look_for_fits(cell, key), hover ? kHoverDelay : 0);
  }

  // Back from one cell to all the tiles.
  show_all(): void {
    clearTimeout(this.#fits_timer);
    this.#fits_at = '';
    this.fits = null;
    this.odds = null;
  }

  toggle_fields(): void {
    this.fields_wanted = !this.fields_wanted;
    if (!this.fields_wanted) this.fields = null;
  }

  async load_fields(): Promise<void> {
    const answer = await this.ask<'fields'>({ what: 'fields' }).catch(() => null);
    if (this.fields_wanted) this.fields = answer?.fields ?? null;
  }

  async #look_for_fits(cell: Cell, key: string): Promise<void> {
    const [answer, odds] = await Promise.all([
      this.ask<'fits'>({ what: 'fits', at: cell }),
      this.ask<'odds'>({ what: 'odds', at: cell }),
    ]).catch(() => [null, null]);
    if (this.#fits_at !== key) return;
    this.fits = answer?.tiles ?? null;
    this.odds = odds;
  }

  async count_cells(): Promise<void> {
    const answer = await this.ask<'cells'>({ what: 'cells' }).catch(() => null);
    this.cells = answer?.cells ?? null;
  }

  close_cells(): void {
    this.cells = null;
    this.show_all();
  }

  #lookup(key: string): Feature | undefined {
    if (this.#known_version !== this.version()) {
      this.#known = map_of([]);
      this.#known_version = this.version();
    }
    return this.#known.get(key);
  }

  async #look(spot: Spot, key: string): Promise<void> {
    const version = this.version();
    const feature = await this.ask<'feature'>({ what: 'feature', at: [spot[0], spot[1]], segment: spot[2] }).catch(
      () => null,
    );
    if (feature === null) return;
    if (version === this.version())
      this.#known = map_of([...this.#known, ...feature.segments.map((one) => [one.join(','), feature] as const)]);
    if (this.#wanted === key) this.feature = feature;
  }
}
