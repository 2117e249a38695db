// Keeps the page for the times without network, and knows when a newer one is ready.
//
// A new version never replaces a running page: the player is notified and chooses when to load it.
class Updates {
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  // Where workers are not allowed (no secure context, some private windows) the page works without.
  async begin(): Promise<void> {
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

  // Takes the newer page now, in all tabs of this one.
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take over');
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

export const updates = new Updates();
