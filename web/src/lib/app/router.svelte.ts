// SPDX-License-Identifier: MIT
// Which page is shown: / , /t/ID, /replay, /analysis, /lessons, /puzzles, /rules, /rules/SET, /friends, /player,
// /players/ID, /best, /tables, /match/ID, /moderation. Plain paths, so that links can be shared; where no server
// answers paths they stand behind the #. A record in a link (#record=...) is shown on the replay page.
import { kServer } from '../../transport/addresses';
import { has_record } from '../game/record_mark';

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; table: string | null }
  | { page: 'analysis'; table: string | null }
  | { page: 'lessons'; lesson: string | null }
  | { page: 'puzzles'; puzzle: string | null }
  | { page: 'rules'; chapter: string }
  | { page: 'friends' }
  | { page: 'player' }
  | { page: 'shown_player'; id: string }
  | { page: 'best' }
  | { page: 'open_tables' }
  | { page: 'match'; id: string }
  | { page: 'moderation' }
  | { page: 'missing' };

export function route_of(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second !== undefined && parts.length === 2)
    return { page: 'table', id: decodeURIComponent(second) };
  if (first === 'replay' && parts.length <= 2)
    return { page: 'replay', table: second === undefined ? null : decodeURIComponent(second) };
  if (first === 'analysis' && parts.length <= 2)
    return { page: 'analysis', table: second === undefined ? null : decodeURIComponent(second) };
  if (first === 'lessons' && parts.length <= 2) return { page: 'lessons', lesson: second ?? null };
  if (first === 'puzzles' && parts.length <= 2) return { page: 'puzzles', puzzle: second ?? null };
  if (first === 'rules' && parts.length <= 2) return { page: 'rules', chapter: second ?? 'base' };
  if (first === 'player' && parts.length === 1 && kServer) return { page: 'player' };
  if (first === 'players' && second !== undefined && parts.length === 2 && kServer)
    return { page: 'shown_player', id: decodeURIComponent(second) };
  if (first === 'best' && parts.length === 1 && kServer) return { page: 'best' };
  if (first === 'tables' && parts.length === 1 && kServer) return { page: 'open_tables' };
  if (first === 'match' && second !== undefined && parts.length === 2 && kServer)
    return { page: 'match', id: decodeURIComponent(second) };
  if (first === 'moderation' && parts.length === 1 && kServer) return { page: 'moderation' };
  if (first === 'friends' && parts.length === 1 && kServer) return { page: 'friends' };
  return { page: 'missing' };
}

// What a link to one of our pages says.
export const link_to = (path: string): string => (kServer ? path : `#${path}`);

function current(): Route {
  if (has_record(location.hash)) return { page: 'replay', table: null };
  if (kServer) return route_of(location.pathname);
  return route_of(location.hash.startsWith('#/') ? location.hash.slice(1) : '/');
}

// The scroll position of a page is kept in its entry of the history. The browser cannot restore it by itself: a page
// is shown only after its parts have been loaded.
const kScrollSettled = 150; // milliseconds
const kRestoreFrames = 90; // for which a page may still grow after it is shown again

let restoring = 0; // frames that are left

function keep_scroll_position(): void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    if (restoring === 0) timer = setTimeout(() => history.replaceState({ scroll: scrollY }, ''), kScrollSettled);
  });
  // A user who scrolls is not pulled back.
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(input, () => (restoring = 0), { passive: true, capture: true });
}

function restore_scroll(state: unknown): void {
  const wanted = (state as { scroll?: number } | null)?.scroll ?? 0;
  const running = restoring > 0;
  restoring = kRestoreFrames;
  const apply = (): void => {
    const reachable = document.documentElement.scrollHeight - innerHeight >= wanted;
    if (restoring > 0 && reachable && Math.abs(scrollY - wanted) >= 1) scrollTo(0, wanted);
    restoring = Math.max(0, restoring - 1);
    if (restoring > 0) requestAnimationFrame(apply);
  };
  if (!running) apply();
}

class Router {
  route: Route = $state(current());

  constructor() {
    keep_scroll_position();
    if (history.state !== null) restore_scroll(history.state);
    addEventListener('popstate', (event) => {
      const before = JSON.stringify(this.route);
      this.route = current();
      if (before !== JSON.stringify(this.route)) restore_scroll(event.state);
    });
    if (kServer) addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.replaceState({ scroll: scrollY }, '');
    history.pushState(null, '', link_to(path));
    this.route = current();
    restoring = 0;
    scrollTo(0, 0);
  }

  // Like go(), but the way back does not lead to the page that was shown.
  replace(path: string): void {
    history.replaceState(null, '', link_to(path));
    this.route = current();
    restoring = 0;
    scrollTo(0, 0);
  }

  // Links to our own pages do not reload everything.
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target !== '' || link.hasAttribute('download') || route_of(link.pathname).page === 'missing') return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
