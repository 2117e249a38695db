// SPDX-License-Identifier: MIT
// Runs what a component would run while it is set up, with its effects. Returns how to end them.
import { flushSync } from 'svelte';

export function with_effects(set_up: () => void): () => void {
  const end = $effect.root(set_up);
  flushSync();
  return end;
}

// A value that effects follow.
export class Cell<Value> {
  value: Value = $state.raw() as Value;
  constructor(value: Value) {
    this.value = value;
  }
}

// Within with_effects: does this with each value, until it is another; what it returns is called then.
export function follow<Value>(cell: Cell<Value>, act: (value: Value) => (() => void) | undefined): void {
  $effect(() => act(cell.value));
}
