// The art: symbols put into the page once, and where pieces stand on them.
import { api } from './api';
import { turned } from './camera';
import { kSectors, type CatalogueSegment, type CatalogueTile, type Cell, type Sector } from './protocol';
import { base_id, symbol_of } from './view';

export type Point = [number, number];
export interface Mark { drawing: string; at: Point }
export interface WheelStands { pig: Record<Sector, Point>; crowns: Record<Sector, Point[]> }

// What belongs to a tile's picture: where pieces stand, signs that stay upright, where a wheel symbol goes.
interface TileStands { stand: Point[]; marks: Mark[]; wheel: Point }
interface Stands { tiles: Record<string, TileStands>; wheel: WheelStands }

interface Loaded { tiles: Map<string, CatalogueTile>; stands: Stands }

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
    const own = this.#of(tile.tile)?.stand[segment] ?? [50, 50];
    const [x, y] = turned(own, tile.rotation);
    return [tile.at[0] * 100 + x, tile.at[1] * 100 + y];
  }

  // The upright signs of a tile that lies turned, its wheel symbol among them.
  marks(tile: string, rotation: number): Mark[] {
    const own = this.#of(tile);
    if (own === undefined) return [];
    const symbol = symbol_of(tile);
    const all = symbol === 0 ? own.marks : [...own.marks, { drawing: `a-w${symbol}`, at: own.wheel }];
    return all.map((mark) => ({ drawing: mark.drawing, at: turned(mark.at, rotation) }));
  }

  get wheel(): WheelStands | null {
    return this.loaded?.stands.wheel ?? null;
  }

  #of(tile: string): TileStands | undefined {
    return this.loaded?.stands.tiles[base_id(tile)];
  }

  async #fetch(): Promise<void> {
    const [sheet, stands, catalogue] = await Promise.all([
      api.sheet(),
      api.stands<Stands>(),
      api.catalogue(),
    ]);
    put_into_page(sheet);
    const tiles = new Map<string, CatalogueTile>();
    for (const set of catalogue.sets) for (const tile of set.tiles) tiles.set(tile.id, tile);
    this.loaded = { tiles, stands };
  }
}

// The names on the wheel in the reader's language; the sheet has them in English.
export function name_sectors(names: Record<Sector, string>): void {
  const texts = document.querySelectorAll<SVGTextElement>('#art #wheel text');
  kSectors.forEach((sector, i) => {
    const text = texts[i];
    if (text !== undefined && text.textContent !== names[sector]) text.textContent = names[sector];
  });
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

export const art = new Art();
