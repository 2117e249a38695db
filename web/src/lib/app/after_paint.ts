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

// Where to look for panels: the document as a whole has thousands of parts of pictures besides.
export const page_around = (element: Element): ParentNode => element.closest('main') ?? document;

// What stands over a board: the panels of its page, and notices beside that.
export function panels_over(element: Element): Element[] {
  const beside = [...(element.closest('main')?.parentElement?.children ?? [])];
  return [
    ...page_around(element).querySelectorAll('[data-over-board]'),
    ...beside.filter((one) => one.matches('[data-over-board]')),
  ];
}
