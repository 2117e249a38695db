// Keeps the page for the times without network, and knows when a newer one is ready.
//
// A new version never replaces a running page: the player is notified and chooses when to load it.
//
// Where workers are not allowed (no secure context, some private windows), the page checks by itself whether its host
// has a newer version, whose files replace its own: when the user returns, when a connection is back, and when a part
// of the page is not there any more.
const kPartFailed = /dynamically imported module|importing a module script failed|unable to preload/i; // three engines

class Updates {
  ready = $state(false);
  part_missing: 'outdated' | 'unreachable' | null = $state(null); // why a part of the page could not be loaded
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
      const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
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
    if (navigator.serviceWorker?.controller != null || this.ready) return;
    this.ready = await is_outdated();
  }

  async part_failed(): Promise<void> {
    this.part_missing ??= (await is_outdated()) ? 'outdated' : 'unreachable';
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

// Whether the host's page starts another script than this one. False where the host cannot be reached.
async function is_outdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    return own != null && response.ok && !(await response.text()).includes(own);
  } catch {
    return false;
  }
}

export const updates = new Updates();
