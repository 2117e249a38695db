// The art: symbols put into the page once, and where pieces stand on them.
import { api } from './api';
import { turned } from './camera';
import type { CatalogueSegment, CatalogueTile, Cell, Sector, Spot } from './protocol';
import { base_id } from './view';

export type Point = [number, number];
export interface Stand { at: Point; area: string | null }
export interface WheelStands { sectors: Record<Sector, Point>; crowns: Record<Sector, Point[]> }

interface Loaded {
  tiles: Map<string, CatalogueTile>;
  stands: Map<string, Stand[]>;
  board: Stand[][];
  wheel: WheelStands | null;
  symbols: Map<string, Point>;
}

class Art {
  loaded: Loaded | null = $state.raw(null);
  #promise: Promise<void> | null = null;

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

  // Where a piece stands on a segment of a laid tile, in the board's units.
  stand(tile: { tile: string; at: Cell; rotation: number }, segment: number): Point {
    const own = this.loaded?.stands.get(base_id(tile.tile))?.[segment]?.at ?? [50, 50];
    const [x, y] = turned(own, tile.rotation);
    return [tile.at[0] * 100 + x, tile.at[1] * 100 + y];
  }

  area(tile: string, segment: number): string | null {
    return this.loaded?.stands.get(base_id(tile))?.[segment]?.area ?? null;
  }

  // Where the wheel symbol is printed on a tile.
  wheel_symbol_at(tile: string): Point {
    return this.loaded?.symbols.get(tile) ?? [50, 50];
  }

  async #fetch(): Promise<void> {
    const [sheet, stands, catalogue] = await Promise.all([
      fetch('/api/art/sheet.svg').then((response) => response.text()),
      fetch('/api/art/stands.json').then((response) => response.json() as Promise<RawStands>),
      api.catalogue(),
    ]);
    put_into_page(sheet);
    const tiles = new Map<string, CatalogueTile>();
    for (const set of catalogue.sets) for (const tile of set.tiles) tiles.set(tile.id, tile);
    this.loaded = { tiles, ...read_stands(stands) };
  }
}

// The sheet as it comes; tolerant of points alone and of points with areas.
type RawStand = Point | { at: Point; area?: string };
interface RawStands {
  tiles?: Record<string, RawStand[]>;
  board?: RawStand[][];
  wheel?: WheelStands;
  symbols?: Record<string, Point>;
  [tile: string]: unknown;
}

function read_stand(raw: RawStand): Stand {
  return Array.isArray(raw) ? { at: raw, area: null } : { at: raw.at, area: raw.area ?? null };
}

function read_stands(raw: RawStands): Omit<Loaded, 'tiles'> {
  const tiles = raw.tiles ?? (raw as Record<string, RawStand[]>);
  const stands = new Map<string, Stand[]>();
  for (const [id, list] of Object.entries(tiles)) if (Array.isArray(list)) stands.set(id, list.map(read_stand));
  return { stands, board: (raw.board ?? []).map((cell) => cell.map(read_stand)), wheel: raw.wheel ?? null, symbols: new Map(Object.entries(raw.symbols ?? {})) };
}

function put_into_page(sheet: string): void {
  const parsed = new DOMParser().parseFromString(sheet, 'image/svg+xml').documentElement;
  const svg = document.importNode(parsed, true) as unknown as SVGElement;
  svg.id = 'art';
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.classList.add('art-sheet');
  document.body.prepend(svg);
}

export const spot_key = (spot: Spot): string => spot.join(',');
export const art = new Art();
