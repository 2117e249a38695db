// The art: symbols put into the page once, tiles when they are first drawn, and where pieces stand on them.
import { api } from '../net/api';
import { map_of } from '../game/collections';
import { turned } from '../game/rotation';
import { kLeastSign, type Detail } from './detail';
import type { CatalogueSegment, CatalogueTile, Cell, Sector, Spot } from '../protocol';
import { layers_of } from './paint';
import type { Sheet } from './sheet';
import { base_id, symbol_of } from '../game/view';

export type Point = [number, number];
export interface Mark {
  drawing: string;
  at: Point;
  size: number;
  least: number;
} // see detail.ts
export interface WheelStands {
  pig: Record<Sector, Point>;
  crowns: Record<Sector, Point[]>;
}

// What belongs to a tile's picture: where pieces stand, signs that stay upright, where a wheel symbol goes, and as the
// data of paths the ground of each segment and the middle of each road.
interface TileStands {
  stand: Point[];
  marks: Mark[];
  wheel: Point;
  areas: string[];
  roads: string[];
}
interface Stands {
  tiles: Record<string, TileStands>;
  board: { areas: string[] }[];
  wheel: WheelStands;
}

interface Loaded {
  tiles: ReadonlyMap<string, CatalogueTile>;
  board: readonly CatalogueTile[];
  stands: Stands;
  text: string;
  near: Document;
  shadow: number;
}

const kWheelSignSize = 17;

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

  is_hill(name: string): boolean {
    return this.tile(name)?.hill ?? false;
  }

  // Where a piece stands on a segment of a laid tile, in the board's units.
  stand(tile: { tile: string; at: Cell; rotation: number }, segment: number): Point {
    const own = this.#of(tile.tile)?.stand[segment] ?? [50, 50];
    const [x, y] = turned(own, tile.rotation);
    return [tile.at[0] * 100 + x, tile.at[1] * 100 + y];
  }

  area(tile: string, segment: number): string {
    return this.#of(tile)?.areas[segment] ?? '';
  }

  road(tile: string, segment: number): string {
    return this.#of(tile)?.roads[segment] ?? '';
  }

  // The cells of the wheel board, which is four cells wide and no tile, and the ground on them.
  get board(): readonly CatalogueTile[] {
    return this.loaded?.board ?? [];
  }

  rim_area([x, y, segment]: Spot): string {
    const cell = x >= 0 && x < 4 && y >= 0 && y < 4 ? this.loaded?.stands.board[y * 4 + x] : undefined;
    return cell?.areas[segment] ?? '';
  }

  // The upright signs of a tile that lies turned, its wheel symbol among them.
  marks(tile: string, rotation: number): Mark[] {
    const own = this.#of(tile);
    if (own === undefined) return [];
    const symbol = symbol_of(tile);
    const all =
      symbol === 0
        ? own.marks
        : [...own.marks, { drawing: `a-w${symbol}`, at: own.wheel, size: kWheelSignSize, least: kLeastSign }];
    return all.map((mark) => ({ ...mark, at: turned(mark.at, rotation) }));
  }

  // A tile as it lies, in symbols that the page has.
  layers(id: string, rotation: number): { symbol: string; transform: string }[] {
    if (this.loaded === null) return [];
    const { near, shadow } = this.loaded;
    const [symbol, page] = [near.getElementById(`tile-${id}`), document.getElementById('art')];
    if (symbol !== null) page?.append(symbol); // out of the one into the other: it is brought once
    return layers_of({ id, rotation, hill: this.is_hill(id) }, shadow);
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
        find: (id) => document.getElementById(id) ?? near.getElementById(id),
        shared: document.querySelector('#art-paints > defs'),
        shadow,
      };
    }
    try {
      const text = await api.sheet(detail);
      add_wheel(text, detail);
      this.levels = new Set([...this.levels, detail]);
      return new SheetBeside(text);
    } catch (error) {
      this.#sheets.delete(detail);
      throw error;
    }
  }

  get wheel(): WheelStands | null {
    return this.loaded?.stands.wheel ?? null;
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
    this.loaded = { tiles, board: catalogue.board, stands, text, near, shadow: shadow_of(near.documentElement) };
  }
}

const shadow_of = (sheet: Element | null): number => Number(sheet?.getAttribute('data-shadow') ?? 0);

// A level beside the page. It becomes a document where the page has to paint it by itself only, for that takes long.
class SheetBeside implements Sheet {
  readonly shadow: number;
  #parsed: Document | null = null;

  constructor(readonly text: string) {
    this.shadow = Number(/data-shadow="([^"]*)"/.exec(text)?.[1] ?? 0);
  }

  find = (id: string): Element | null => this.#document.getElementById(id);
  get shared(): Element | null {
    return this.#document.querySelector(':root > defs');
  }

  get #document(): Document {
    return (this.#parsed ??= new DOMParser().parseFromString(this.text, 'image/svg+xml'));
  }
}

// The wheel is one large picture with words in it, so it is never a bitmap: each level's one joins the page.
function add_wheel(sheet: string, detail: Detail): void {
  const [text] = /<symbol id="wheel".*?<\/symbol>/s.exec(sheet) ?? [];
  const page = document.getElementById('art');
  if (text === undefined || page === null) return;
  const wheel = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`,
    'image/svg+xml',
  ).documentElement.firstElementChild!;
  const copy = document.importNode(wheel, true);
  copy.id = `wheel-${detail}`;
  copy.setAttribute('data-wheel', detail);
  const near = page.querySelectorAll('#wheel text');
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
