// SPDX-License-Identifier: MIT
// The art: symbols put into the page once, tiles when they are first drawn, and where pieces stand on them.
import { api } from '../net/api';
import { map_of } from '../game/collections';
import { turned } from '../game/rotation';
import type { Detail } from './detail';
import type { Catalogue, CatalogueSegment, CatalogueTile, Cell, Mark, Stands, TileStands } from '../protocol';
import { finding_turned, layers_of } from './paint';
import type { Sheet } from './sheet';
import { base_id } from '../game/view';
import { from_sets } from '../../sets';

export type Point = [number, number];

interface Loaded {
  tiles: ReadonlyMap<string, CatalogueTile>;
  catalogue: Catalogue;
  stands: Stands;
  text: string;
  near: Document;
  shadow: number;
}

class Art {
  loaded: Loaded | null = $state.raw(null);
  // The levels of detail that are there.
  levels: ReadonlySet<Detail> = $state.raw(new Set<Detail>(['near']));
  #promise: Promise<void> | null = null;
  #sheets = new Map<Detail, Promise<Sheet>>();

  load(): Promise<void> {
    this.#promise ??= this.#fetch().catch((error: unknown) => {
      this.#promise = null;
      throw error;
    });
    return this.#promise;
  }

  tile(name: string): CatalogueTile | undefined {
    return this.loaded?.tiles.get(base_id(name));
  }

  segment(name: string, segment: number): CatalogueSegment | undefined {
    return this.tile(name)?.segments[segment];
  }

  // The upright symbols between the ground of a tile and its buildings.
  overlays(name: string): readonly string[] {
    const tile = this.tile(name);
    return tile === undefined ? [] : from_sets((set) => set.layers?.(tile));
  }

  // Where a piece stands on a segment of a laid tile, in the board's units.
  stand(tile: { tile: string; at: Cell; rotation: number }, segment: number): Point {
    const own = this.#of(tile.tile)?.stand[segment] ?? [50, 50];
    const [x, y] = turned(own, tile.rotation);
    return [tile.at[0] * 100 + x, tile.at[1] * 100 + y];
  }

  // Where towers rise on a tile that lies turned, if this segment is a completed city.
  towers(tile: string, segment: number, rotation: number): Point[] {
    return (this.#of(tile)?.towers[segment] ?? []).map((at) => turned(at, rotation));
  }

  area(tile: string, segment: number): string {
    return this.#of(tile)?.areas[segment] ?? '';
  }

  road(tile: string, segment: number): string {
    return this.#of(tile)?.roads[segment] ?? '';
  }

  get catalogue(): Catalogue | null {
    return this.loaded?.catalogue ?? null;
  }

  get stands(): Stands | null {
    return this.loaded?.stands ?? null;
  }

  // The upright signs of a tile that lies turned.
  marks(tile: string, rotation: number): Mark[] {
    const own = this.#of(tile);
    if (own === undefined) return [];
    const all = [...own.marks, ...from_sets((set) => set.signs?.(tile, own))];
    return all.map((mark) => ({ ...mark, at: turned(mark.at, rotation) }));
  }

  // A tile as it lies, in symbols that the page has.
  layers(id: string, rotation: number): { symbol: string; transform: string }[] {
    if (this.loaded === null) return [];
    const { near, shadow } = this.loaded;
    const [symbol, page] = [near.getElementById(`tile-${id}`), document.getElementById('art')];
    if (symbol !== null) page?.append(symbol); // out of the one into the other: it is brought once
    const layers = layers_of({ id, rotation, overlays: this.overlays(id) }, shadow);
    for (const { symbol: name } of layers)
      if (name.includes('~') && document.getElementById(name) === null) page?.append(find_in_page(name) ?? '');
    return layers;
  }

  // The symbols of a level, fetched when first needed.
  sheet(detail: Detail): Promise<Sheet> {
    let sheet = this.#sheets.get(detail);
    if (sheet === undefined) this.#sheets.set(detail, (sheet = this.#sheet(detail)));
    return sheet;
  }

  async #sheet(detail: Detail): Promise<Sheet> {
    if (detail === 'near') {
      await this.load();
      const { text, near, shadow } = this.loaded!;
      return {
        text,
        find: finding_turned((id) => document.getElementById(id) ?? near.getElementById(id)),
        shared: document.querySelector('#art-paints > defs'),
        shadow,
      };
    }
    try {
      const text = await api.sheet(detail);
      for (const id of from_sets((set) => set.page_symbols)) add_to_page(text, id, detail);
      this.levels = new Set([...this.levels, detail]);
      return new SheetBeside(text);
    } catch (error) {
      this.#sheets.delete(detail);
      throw error;
    }
  }

  #of(tile: string): TileStands | undefined {
    return this.loaded?.stands.tiles[base_id(tile)];
  }

  async #fetch(): Promise<void> {
    const parsed = (text: string): { text: string; near: Document } => ({
      text,
      near: new DOMParser().parseFromString(text, 'image/svg+xml'),
    });
    const [{ text, near }, stands, catalogue] = await Promise.all([
      api.sheet('near').then(parsed), // while the rest is on its way
      api.stands<Stands>(),
      api.catalogue(),
    ]);
    put_into_page(near);
    const tiles = map_of(catalogue.sets.flatMap((set) => set.tiles).map((tile) => [tile.id, tile] as const));
    this.loaded = { tiles, catalogue, stands, text, near, shadow: shadow_of(near.documentElement) };
  }
}

const find_in_page = finding_turned((id) => document.getElementById(id));
const shadow_of = (sheet: Element | null): number => Number(sheet?.getAttribute('data-shadow') ?? 0);

// A level beside the page. It becomes a document where the page has to paint it by itself only, for that takes long.
class SheetBeside implements Sheet {
  readonly shadow: number;
  #parsed: Document | null = null;

  constructor(readonly text: string) {
    this.shadow = Number(/data-shadow="([^"]*)"/.exec(text)?.[1] ?? 0);
  }

  find = finding_turned((id) => this.#document.getElementById(id));
  get shared(): Element | null {
    return this.#document.querySelector(':root > defs');
  }

  get #document(): Document {
    return (this.#parsed ??= new DOMParser().parseFromString(this.text, 'image/svg+xml'));
  }
}

// A large picture with words in it is never a bitmap: each level's one joins the page.
function add_to_page(sheet: string, id: string, detail: Detail): void {
  const [text] = new RegExp(`<symbol id="${id}".*?</symbol>`, 's').exec(sheet) ?? [];
  const page = document.getElementById('art');
  if (text === undefined || page === null) return;
  const symbol = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`,
    'image/svg+xml',
  ).documentElement.firstElementChild!;
  const copy = document.importNode(symbol, true);
  copy.id = `${id}-${detail}`;
  copy.setAttribute(`data-${id}`, detail);
  const near = page.querySelectorAll(`#${id} text`);
  copy.querySelectorAll('text').forEach((text, i) => (text.textContent = near[i]?.textContent ?? text.textContent));
  page.append(copy);
}

// All but the tiles. What is only ever used elsewhere is not displayed: thousands of parts are then neither styled
// nor laid out where they stand. Patterns and the like must be, or nothing is painted with them.
function put_into_page(sheet: Document): void {
  const [art, paints] = ['art', 'art-paints'].map((id) => {
    const svg = document.importNode(sheet.documentElement, false) as unknown as SVGElement;
    svg.id = id;
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('width', '0');
    svg.setAttribute('height', '0');
    svg.classList.add('art-sheet');
    return svg;
  }) as [SVGElement, SVGElement];
  const shared = sheet.querySelector(':root > defs')!;
  art.style.display = 'none';
  art.append(
    ...shared.querySelectorAll(':scope > g, :scope > path'),
    ...sheet.querySelectorAll(':root > :not(defs, [id^="tile-"])'),
  );
  paints.append(shared);
  document.body.prepend(art, paints);
}

export const art = new Art();
