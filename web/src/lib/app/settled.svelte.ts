// SPDX-License-Identifier: MIT
// When the page may load what nobody waits for: some time after everything else is loaded and the device has nothing
// else to do, or as soon as somebody scrolls or uses the keyboard. The first load stays small for people who press
// "Play now" at once, also on slow devices.
const kAfter = 4000; // milliseconds

const idle = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then); // Safari
};
const loaded = (then: () => void): void => {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
};

export const page = $state({ settled: false });

const settle = (): void => void (page.settled = true);
loaded(() => idle(() => setTimeout(() => idle(settle), kAfter)));
for (const event of ['scroll', 'keydown']) addEventListener(event, settle, { once: true, passive: true });
