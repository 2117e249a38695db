// SPDX-License-Identifier: MIT
// Whoever must know how the page lies asks after it has been painted: then nothing has to be laid out for the answer.
// Returns how to call it off.
export function after_paint(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(ask)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

// Everything of the page around an element, as subtrees: the element itself is a board, with thousands of parts of
// pictures that need not be searched.
function subtrees_around(element: Element): Element[] {
  const main = element.closest('main');
  const found: Element[] = [];
  for (let inner = element; inner !== main && inner.parentElement !== null; inner = inner.parentElement)
    found.push(...[...inner.parentElement.children].filter((one) => one !== inner));
  return found;
}

export const found_around = (element: Element, selector: string): Element[] =>
  subtrees_around(element).flatMap((one) => [
    ...(one.matches(selector) ? [one] : []),
    ...one.querySelectorAll(selector),
  ]);

// What stands over a board: the panels of its page, its own map, and notices beside the page.
export function panels_over(element: Element): Element[] {
  const beside = [...(element.closest('main')?.parentElement?.children ?? [])];
  const single = [...element.children, ...beside].filter((one) => one.matches('[data-over-board]'));
  return [...found_around(element, '[data-over-board]'), ...single];
}
