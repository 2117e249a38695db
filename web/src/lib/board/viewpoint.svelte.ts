// SPDX-License-Identifier: MIT
// Where the board is seen from, and when that may change: near the action at a comfortable size, all of it, or
// wherever its viewer has moved it. While a person is choosing a cell it stays where it is.
import { untrack } from 'svelte';
import {
  box_of,
  brought_into_view,
  covered_by,
  fitted,
  fitted_around,
  is_seen,
  kept_in_sight,
  kTile,
  panned,
  zoomed,
  type Box,
  type Camera,
  type Obstacle,
  type Size,
} from './camera';
import type { Cell } from '../protocol';
import { after_paint } from '../app/after_paint';
import { motion_reduced, settings } from '../app/settings.svelte';

const kGlide = 240; // milliseconds
const kGap = 6; // pixels between a panel and what must be seen
const kNear = 70; // units around a tile that are shown with it
const kBeyond = 130; // units of empty table that are shown beside the board
const kRim = 14; // units around the board when all of it is shown

type Mode = 'near' | 'all' | 'own';

// A phone shows fewer tiles at once, or nothing would be seen of their surroundings.
const comfortable = (screen: Size): number =>
  Math.min(settings.tile_size, Math.max(70, Math.min(screen.width, screen.height) / 8)) / kTile;

export class Viewpoint {
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  size: Size = $state.raw({ width: 0, height: 0 });
  gliding = $state(false); // what is under the pointer changes by itself
  goal: Camera = { x: 0, y: 0, scale: 1 }; // where a glide ends
  placed = false; // whether it has been put anywhere yet

  #mode: Mode = 'near';
  #offered: readonly Cell[] = []; // the cells that somebody chose among last
  #animation = 0;
  // Moves that wait until the page has been painted. Not a state: teardowns of effects would read an old number.
  #waits = 0;
  #due = $state(false); // whether there are any

  // `obstacles`: what covers the board at the moment, in its own pixels; `occupied`: the cells that must not be moved
  // out of view.
  constructor(
    private readonly obstacles: () => Obstacle[],
    private readonly occupied: () => readonly Cell[],
  ) {}

  get ready(): boolean {
    return this.size.width > 0 && this.size.height > 0;
  }

  // Whether it stays where it is until something is asked or somebody moves it.
  get resting(): boolean {
    return this.ready && !this.gliding && !this.#due;
  }

  // Moves when what it depends on has been painted; a board that has not been placed yet is placed before it is seen.
  // Returns how to call it off.
  soon(how: () => void): (() => void) | undefined {
    if (!this.placed) return void untrack(how);
    ++this.#waits;
    this.#due = true;
    let waits = true;
    const done = (): void => {
      if (waits) this.#due = --this.#waits > 0;
      waits = false;
    };
    const call_off = after_paint(() => {
      done();
      how();
    });
    return () => {
      call_off();
      done();
    };
  }

  // What was in the middle stays there when the window changes.
  resize(size: Size): void {
    const before = this.size;
    this.size = size;
    if (this.placed && before.width > 0)
      this.#go(panned(this.goal, (size.width - before.width) / 2, (size.height - before.height) / 2), false);
  }

  // Shows everything, from now on too.
  fit(cells: readonly Cell[], smooth = true): void {
    this.#mode = 'all';
    this.#go(this.#whole(cells), smooth);
  }

  zoom(factor: number, x = this.size.width / 2, y = this.size.height / 2, smooth = true): void {
    this.#mode = 'own';
    this.#go(this.#kept(zoomed(smooth ? this.goal : this.camera, factor, x, y)), smooth);
  }

  pan(dx: number, dy: number, smooth = true): void {
    this.#mode = 'own';
    this.#go(this.#kept(panned(smooth ? this.goal : this.camera, dx, dy)), smooth);
  }

  // Puts this point of the board into the middle.
  look_at(x: number, y: number, smooth = true): void {
    this.#mode = 'own';
    const free = this.#free();
    const { scale } = this.goal;
    this.#go(
      this.#kept({ scale, x: (free.left + free.right) / 2 - x * scale, y: (free.top + free.bottom) / 2 - y * scale }),
      smooth,
    );
  }

  // Brings these cells into view, as little as needed: not at all where they are seen already.
  show(cells: readonly Cell[], occupied: readonly Cell[], margin = kNear): void {
    if (!this.ready || cells.length === 0) return;
    if (this.placed && cells.every((cell) => this.#sees(cell))) return;
    const whole = this.#whole([...occupied, ...cells]);
    const near = comfortable(this.size);
    if (this.#mode === 'all' || (this.#mode === 'near' && whole.scale >= near)) return this.#go(whole, this.placed);
    const there = this.#close_to(box_of(cells, margin), this.#mode === 'near' ? near : this.goal.scale);
    this.#go(
      this.#mode === 'near' ? this.#filled(there, box_of([...occupied, ...cells], kBeyond)) : there,
      this.placed,
    );
  }

  // Follows what happens. What was chosen here was in view, at least in part: it needs no other scale.
  follow(cell: Cell, occupied: readonly Cell[]): void {
    const chosen = this.#offered.some(([x, y]) => x === cell[0] && y === cell[1]);
    if (chosen && this.#mode !== 'all') this.uncover(cell);
    else this.show([cell], occupied);
  }

  // Moves the board just so far that no panel covers this cell; at the same size, if the panels leave room for it.
  uncover(cell: Cell): void {
    const box = box_of([cell]);
    if (!this.ready || !this.placed || this.shows(box)) return;
    const covered = covered_by(this.#grown(), this.size);
    const moved = brought_into_view(this.goal, box, this.size, covered);
    const fits = is_seen(box, moved, this.size, this.obstacles());
    this.#go(fits ? moved : fitted(box, this.size, covered, this.goal.scale), true);
  }

  // Before somebody chooses among cells: all of them where that is comfortable, else at least one.
  offer(cells: readonly Cell[], occupied: readonly Cell[], from: Cell): void {
    if (!this.ready || cells.length === 0) return;
    this.#offered = cells;
    const whole = this.#whole([...occupied, ...cells]);
    if (this.#mode === 'all' || (this.#mode === 'near' && whole.scale >= comfortable(this.size)))
      return this.show(cells, occupied);
    if (!this.placed) this.show([from], occupied);
    if (cells.some((cell) => this.#sees(cell))) return;
    const far = (cell: Cell): number => Math.abs(cell[0] - from[0]) + Math.abs(cell[1] - from[1]);
    this.show([cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best))], occupied);
  }

  #kept(camera: Camera): Camera {
    return kept_in_sight(camera, this.occupied(), this.size);
  }

  // Whether all of this box of the board is in view where the camera comes to rest.
  shows(box: Box): boolean {
    return is_seen(box, this.goal, this.size, this.obstacles());
  }

  #sees(cell: Cell): boolean {
    return this.shows(box_of([cell], -4));
  }

  #whole(cells: readonly Cell[]): Camera {
    return fitted_around(cells, this.size, this.#grown(), kRim);
  }

  #grown(): Obstacle[] {
    return this.obstacles().map((one) => ({
      left: one.left - kGap,
      top: one.top - kGap,
      right: one.right + kGap,
      bottom: one.bottom + kGap,
    }));
  }

  #free(): Box {
    const covered = covered_by(this.#grown(), this.size);
    return {
      left: covered.left,
      top: covered.top,
      right: this.size.width - covered.right,
      bottom: this.size.height - covered.bottom,
    };
  }

  #close_to(box: Box, scale: number): Camera {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const centre = { x: middle.x * this.goal.scale + this.goal.x, y: middle.y * this.goal.scale + this.goal.y };
    const rescaled = this.placed
      ? zoomed(this.goal, scale / this.goal.scale, centre.x, centre.y)
      : { scale, x: -middle.x * scale + this.size.width / 2, y: -middle.y * scale + this.size.height / 2 };
    return brought_into_view(rescaled, box, this.size, covered_by(this.#grown(), this.size));
  }

  // Prefers the board to empty table: no farther beyond its edge than needed.
  #filled(camera: Camera, occupied: Box): Camera {
    const free = this.#free();
    const kept = (value: number, least: number, most: number): number =>
      least > most ? value : Math.min(most, Math.max(least, value));
    const { scale } = camera;
    return {
      scale,
      x: kept(camera.x, free.right - occupied.right * scale, free.left - occupied.left * scale),
      y: kept(camera.y, free.bottom - occupied.bottom * scale, free.top - occupied.top * scale),
    };
  }

  #go(to: Camera, smooth: boolean): void {
    cancelAnimationFrame(this.#animation);
    this.goal = to;
    this.placed = true;
    const there = to.x === this.camera.x && to.y === this.camera.y && to.scale === this.camera.scale;
    this.gliding = smooth && !there && !motion_reduced();
    if (!this.gliding) {
      this.camera = to;
      return;
    }
    const from = this.camera;
    const began = performance.now();
    const glide = (now: number): void => {
      const t = Math.max(0, Math.min(1, (now - began) / kGlide)); // a frame may carry an earlier time than its request
      const ease = 1 - (1 - t) ** 3;
      this.camera =
        t === 1
          ? to
          : {
              x: from.x + (to.x - from.x) * ease,
              y: from.y + (to.y - from.y) * ease,
              scale: from.scale + (to.scale - from.scale) * ease,
            };
      if (t < 1) this.#animation = requestAnimationFrame(glide);
      else this.gliding = false;
    };
    this.#animation = requestAnimationFrame(glide);
  }
}
