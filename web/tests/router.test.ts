// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { link_to, route_of, router } from '../src/lib/app/router.svelte';

it.each([
  ['/', { page: 'home' }],
  ['', { page: 'home' }],
  ['/t/abc', { page: 'table', id: 'abc' }],
  ['/t/a%20b', { page: 'table', id: 'a b' }],
  ['/t/abc/more', { page: 'missing' }],
  ['/replay', { page: 'replay', table: null }],
  ['/replay/abc', { page: 'replay', table: 'abc' }],
  ['/replay/a%20b/', { page: 'replay', table: 'a b' }],
  ['/replay/abc/more', { page: 'missing' }],
  ['/analysis', { page: 'analysis', table: null }],
  ['/analysis/a%20b', { page: 'analysis', table: 'a b' }],
  ['/analysis/abc/more', { page: 'missing' }],
  ['/lessons', { page: 'lessons', lesson: null }],
  ['/lessons/road', { page: 'lessons', lesson: 'road' }],
  ['/lessons/road/more', { page: 'missing' }],
  ['/puzzles', { page: 'puzzles', puzzle: null }],
  ['/puzzles/7', { page: 'puzzles', puzzle: '7' }],
  ['/puzzles/7/more', { page: 'missing' }],
  ['/rules', { page: 'rules', chapter: 'base' }],
  ['/rules/wheel', { page: 'rules', chapter: 'wheel' }],
  ['/rules/wheel/more', { page: 'missing' }],
  ['/players/abc', { page: 'shown_player', id: 'abc' }],
  ['/players', { page: 'missing' }],
  ['/best', { page: 'best' }],
  ['/tables', { page: 'open_tables' }],
  ['/match/abc', { page: 'match', id: 'abc' }],
  ['/match', { page: 'missing' }],
  ['/moderation', { page: 'moderation' }],
  ['/t', { page: 'missing' }],
  ['/nowhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(route_of(path)).toEqual(route);
});

const scrolled = vi.fn();
let frames: FrameRequestCallback[] = [];
const frame = (): void => {
  const [now, later] = [frames, []];
  frames = later;
  for (const run of now) run(0);
};
const high = (pixels: number): void => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pixels, configurable: true });
};

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('scrollY', 0);
  high(5000);
  router.go('/');
  scrolled.mockReset();
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The user goes back or forward to an entry of the history.
const come_to = (path: string, state: unknown): void => {
  history.replaceState(state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};

describe('another page', () => {
  it('has its own address and starts at its top; the last one keeps how far it was scrolled', () => {
    vi.stubGlobal('scrollY', 340);
    const kept = vi.spyOn(history, 'replaceState');
    router.go('/rules/wheel');
    expect(router.route).toEqual({ page: 'rules', chapter: 'wheel' });
    expect([location.pathname, history.state]).toEqual(['/rules/wheel', null]);
    expect(kept).toHaveBeenCalledWith({ scroll: 340 }, '');
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    expect(link_to('/rules')).toBe('/rules');
  });

  it('is the replay where the address holds a record', () => {
    router.go('/#record=abc');
    expect(router.route).toEqual({ page: 'replay', table: null });
  });

  it('comes back where it was', () => {
    router.go('/rules');
    come_to('/', { scroll: 250 });
    expect(router.route).toEqual({ page: 'home' });
    expect(scrolled).toHaveBeenLastCalledWith(0, 250);
  });

  it('comes back at its top if nothing is known, or nothing moves', () => {
    router.go('/rules');
    vi.stubGlobal('scrollY', 90);
    come_to('/', null);
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    scrolled.mockReset();
    come_to('/#part', { scroll: 30 }); // the same page
    frame();
    expect(scrolled.mock.calls.every(([, y]) => y === 0)).toBe(true);
  });
});

describe('a page that comes back', () => {
  beforeEach(() => {
    router.go('/rules');
    scrolled.mockReset();
  });

  it('is scrolled as soon as it is high enough', () => {
    high(849); // one pixel too low to be scrolled so far
    come_to('/', { scroll: 250 });
    for (let i = 0; i < 5; i++) frame();
    expect(scrolled).not.toHaveBeenCalled();
    high(850);
    frame();
    expect(scrolled.mock.calls).toEqual([[0, 250]]);
  });

  it('is scrolled again if it grows, but not without need', () => {
    come_to('/', { scroll: 250 });
    vi.stubGlobal('scrollY', 250.5);
    frame();
    expect(scrolled).toHaveBeenCalledTimes(1);
    vi.stubGlobal('scrollY', 249);
    frame();
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('is left alone after a second and a half', () => {
    come_to('/', { scroll: 250 });
    for (let i = 0; i < 89; i++) frame();
    expect([scrolled.mock.calls.length, frames.length]).toEqual([90, 0]);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is left alone after a %s', (input) => {
    come_to('/', { scroll: 250 });
    document.body.dispatchEvent(new Event(input, { bubbles: true }));
    frame();
    frame();
    expect([scrolled.mock.calls.length, frames.length]).toEqual([1, 0]);
  });

  it('is brought to the latest place by one run of frames', () => {
    come_to('/', { scroll: 250 });
    come_to('/puzzles', { scroll: 70 });
    expect(frames).toHaveLength(1);
  });
});

describe('how far a page is scrolled', () => {
  const scroll_to = (y: number): void => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  };

  it('is kept once the page rests', () => {
    scroll_to(100);
    vi.advanceTimersByTime(149);
    scroll_to(120);
    vi.advanceTimersByTime(149);
    expect(history.state).toBeNull();
    vi.advanceTimersByTime(1);
    expect(history.state).toEqual({ scroll: 120 });
  });

  it('is not kept while it is restored', () => {
    router.go('/rules');
    come_to('/', { scroll: 250 });
    scroll_to(10);
    vi.advanceTimersByTime(1000);
    expect(history.state).toEqual({ scroll: 250 });
    for (let i = 0; i < 100; i++) frame();
    scroll_to(10);
    vi.advanceTimersByTime(1000);
    expect(history.state).toEqual({ scroll: 10 });
  });
});

describe('a click', () => {
  // What the router leaves to the browser goes no further: the browser of the tests would load it.
  let left = false;
  const keep = (event: Event): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  beforeEach(() => window.addEventListener('click', keep));
  afterEach(() => window.removeEventListener('click', keep));

  const click = (html: string, more: MouseEventInit = {}, before = (_: Event): void => undefined): boolean => {
    document.body.innerHTML = html;
    const target = document.body.firstElementChild!;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    target.addEventListener('click', before);
    target.dispatchEvent(event);
    return !left;
  };

  it('on a link to one of our pages changes the page without loading it', () => {
    expect(click('<a href="/rules/wheel?x=1#part">rules</a>')).toBe(true);
    expect(router.route).toEqual({ page: 'rules', chapter: 'wheel' });
    expect(location.href).toMatch(/\/rules\/wheel\?x=1#part$/);
  });

  it.each([
    ['elsewhere', '<p>text</p>'],
    ['on a link without an address', '<a>text</a>'],
    ['on a link to another site', '<a href="https://example.org/rules">text</a>'],
    ['on a link to a new tab', '<a href="/rules" target="_blank">text</a>'],
    ['on a download', '<a href="/rules" download>text</a>'],
    ['on a link to no page of ours', '<a href="/api/tables">text</a>'],
    ['on a link within the page', '<a href="/#part">text</a>'],
  ])('%s is left to the browser', (_, html) => {
    expect(click(html)).toBe(false);
    expect(router.route).toEqual({ page: 'home' });
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %o is left to the browser',
    (more) => {
      expect(click('<a href="/rules">rules</a>', more)).toBe(false);
      expect(router.route).toEqual({ page: 'home' });
    },
  );

  it('that somebody else has handled is left alone', () => {
    click('<a href="/rules">rules</a>', {}, (event) => event.preventDefault());
    expect(router.route).toEqual({ page: 'home' });
  });

  it('on a link to the page itself starts it at its top', () => {
    expect(click('<a href="/">home</a>')).toBe(true);
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});

describe('without a server', () => {
  it('addresses are behind the #', async () => {
    vi.resetModules();
    vi.doMock('../src/transport/addresses', () => ({ kServer: false, is_in_page: () => true }));
    history.replaceState(null, '', '/folder/index.html#/rules/wheel');
    const site = await import('../src/lib/app/router.svelte');
    vi.doUnmock('../src/transport/addresses');
    expect(site.link_to('/rules')).toBe('#/rules');
    expect(site.router.route).toEqual({ page: 'rules', chapter: 'wheel' });
    site.router.go('/puzzles');
    expect([location.pathname, location.hash]).toEqual(['/folder/index.html', '#/puzzles']);
    expect(site.router.route).toEqual({ page: 'puzzles', puzzle: null });
    history.replaceState(null, '', '#part');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(site.router.route).toEqual({ page: 'home' });
  });
});
