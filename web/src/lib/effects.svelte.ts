// What has just happened, shown one thing after another: sectors light up, points rise, words explain.
import { i18n } from '../i18n/index.svelte';
import { art, type Point } from './art.svelte';
import { score_detail, event_line, why_in_words } from './log';
import { kSectors, type GameEvent, type Sector, type Spot, type Step, type View } from './protocol';
import { motion_reduced } from './settings.svelte';

export interface Float { key: number; at: Point; points: number; seat: number }
export interface Banner { seat: number | null; text: string; detail: string | null; hints: string[] }

interface Scene { event: GameEvent; view: View }

const kSceneTime = 1250;
const kWalkTime = 340;

export class Effects {
  floats: Float[] = $state.raw([]);
  spots: Spot[] = $state.raw([]);
  pig: Sector | null = $state(null);
  sector: Sector | null = $state(null);   // lit on the wheel
  banner: Banner | null = $state.raw(null);

  #scenes: Scene[] = [];
  #key = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  // Chance, wheel, tokens, goods and scores get a scene; laying and placing show themselves.
  play(steps: readonly Step[], view: View): void {
    const told = new Set(['wheel', 'scored', 'token', 'goods', 'discarded', 'buried']);
    for (const step of steps) {
      for (const event of step.events) if (told.has(event.type) && !(event.type === 'scored' && event.points === 0 && !event.final)) this.#scenes.push({ event, view });
    }
    if (!this.running) this.#next();
  }

  get running(): boolean {
    return this.#timers.size > 0;
  }

  skip(): void {
    this.#scenes = [];
    this.stop();
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.floats = [];
    this.spots = [];
    this.pig = null;
    this.sector = null;
    this.banner = null;
  }

  #next(): void {
    const scene = this.#scenes.shift();
    if (scene === undefined) return this.stop();
    const hurry = this.#scenes.length > 6 ? 0.4 : 1;
    this.#later(this.#show(scene) * hurry, () => this.#next());
  }

  // Shows one scene; returns how long it lasts.
  #show({ event, view }: Scene): number {
    const t = i18n.t;
    const names = view.seats.map((seat) => seat.name ?? '');
    const line = event_line(event, names, t);
    if (line === null) return 0;
    this.spots = event.type === 'scored' ? (event.spots ?? []) : [];
    this.banner = { seat: line.seat, text: line.text, detail: event.type === 'scored' ? score_detail(event, t) : null, hints: event.type === 'scored' ? why_in_words(event, t) : [] };
    this.sector = this.#sector_of(event, view);
    if (event.type === 'wheel') {
      this.banner.hints.push(t.sector_hint[event.to]);
      return this.#walk(event.from, event.steps) + kSceneTime;
    }
    if (event.type === 'scored' && event.points > 0) this.#rise(event.players, event.points, this.#place_of(event.spots, view));
    return kSceneTime;
  }

  // Where the wheel has stopped, while it or what it brings is shown.
  #sector_of(event: GameEvent, view: View): Sector | null {
    if (event.type === 'wheel') return event.to;
    const brought = event.type === 'scored' && (event.feature === 'crown' || kSectors.some((sector) => sector === event.feature));
    return brought ? (view.wheel?.pig ?? null) : null;
  }

  #walk(from: Sector, steps: number): number {
    if (motion_reduced()) return 0;
    const first = kSectors.indexOf(from);
    this.pig = this.sector = from;
    for (let i = 1; i <= steps; ++i) this.#later(i * kWalkTime, () => (this.pig = this.sector = kSectors[(first + i) % kSectors.length]!));
    return steps * kWalkTime;
  }

  #rise(seats: readonly number[], points: number, at: Point | null): void {
    if (at === null) return;
    const added = seats.map((seat, i) => ({ key: ++this.#key, at: [at[0] + (i - (seats.length - 1) / 2) * 60, at[1]] as Point, points, seat }));
    this.floats = [...this.floats, ...added];
    this.#later(1400, () => (this.floats = this.floats.filter((float) => !added.includes(float))));
  }

  // The middle of what scored, or of the wheel.
  #place_of(spots: readonly Spot[] | undefined, view: View): Point | null {
    if (spots === undefined || spots.length === 0) return view.wheel === null ? null : [200, 200];
    const tiles = new Map(view.tiles.map((tile) => [tile.at.join(), tile]));
    const points = spots.map(([x, y, segment]): Point => {
      const tile = tiles.get(`${x},${y}`);
      return tile === undefined ? [x * 100 + 50, y * 100 + 50] : art.stand(tile, segment);
    });
    return [points.reduce((sum, point) => sum + point[0], 0) / points.length, points.reduce((sum, point) => sum + point[1], 0) / points.length];
  }

  #later(time: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, time);
    this.#timers.add(timer);
  }
}
