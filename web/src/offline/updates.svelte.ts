// SPDX-License-Identifier: MIT
// Keeps the page for the times without network, and knows when a newer one is ready.
//
// A new version never replaces a running page: the player is notified and chooses when to load it.
//
// Where workers are not allowed (no secure context, some private windows), the page checks by itself whether its host
// has a newer version, whose files replace its own: when the user returns, when a connection is back, and when a part
// of the page is not there any more.
import { has_simd } from '../lib/app/simd';

const kPartFailed = /dynamically imported module|importing a module script failed|unable to preload/i; // three engines

// The page that the host has now, compared with this one.
type HostState = 'newer' | 'same' | 'unreachable';

class Updates {
  ready = $state(false);
  part_missing: HostState | null = $state(null); // why a part of the page could not be loaded
  #waiting: ServiceWorker | null = null;

  async begin(): Promise<void> {
    addEventListener('vite:preloadError', () => void this.part_failed());
    addEventListener('unhandledrejection', (event) => {
      if (kPartFailed.test(String(event.reason))) void this.part_failed();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.check();
    });
    if (!('serviceWorker' in navigator)) return;
    try {
      const worker = `${import.meta.env.BASE_URL}sw.js${has_simd ? '' : '?plain'}`;
      const registration = await navigator.serviceWorker.register(worker, {
        scope: import.meta.env.BASE_URL,
      });
      this.#watch(registration);
      registration.addEventListener('updatefound', () => this.#watch(registration));
      // An installed page may stay open for weeks: it checks when the user returns.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
      });
    } catch {
      return;
    }
  }

  // Without a service worker: offers the newer page, if there is one.
  async check(): Promise<void> {
    if (this.part_missing === 'unreachable') this.part_missing = null; // it can be loaded now
    if (navigator.serviceWorker?.controller != null || this.ready) return;
    this.ready = (await host_state()) === 'newer';
  }

  async part_failed(): Promise<void> {
    const state = await host_state();
    if (this.part_missing === null || this.part_missing === 'unreachable') this.part_missing = state;
  }

  // Takes the newer page now, in all tabs of this one.
  take(): void {
    if (this.#waiting === null) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting.postMessage('take over');
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#note(registration.waiting);
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => this.#note(registration.waiting));
  }

  // The first worker of all is no update: nothing older is running.
  #note(waiting: ServiceWorker | null): void {
    if (waiting === null || navigator.serviceWorker.controller === null) return;
    this.#waiting = waiting;
    this.ready = true;
  }
}

// A newer page starts another script than this one.
async function host_state(): Promise<HostState> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    return own != null && response.ok && !(await response.text()).includes(own) ? 'newer' : 'same';
  } catch {
    return 'unreachable';
  }
}

export const updates = new Updates();
