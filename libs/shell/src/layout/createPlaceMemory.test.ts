import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlaceMemory, type PlaceMemory } from './createPlaceMemory';

let page: HTMLElement;
let memory: PlaceMemory;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  page = document.createElement('main');
  document.body.replaceChildren(page);
  // There is no other page to go to.
  page.addEventListener('click', (event) => event.preventDefault());
  memory = createPlaceMemory(() => page);
  memory.enter('list', 'PUSH');
});
afterEach(() => {
  memory.stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Makes this the content of the page. */
function show(markup: string): void {
  page.replaceChildren(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);
}

/** A row with a link to each record. */
const link = (path: string) => `<a href="${path}">x</a>`;
const kinds: [string, string, string][] = [
  [
    'a table',
    `<div role="region" aria-label="Venues"><table><tr><td>${link('/venues/7')}</td></tr></table></div>`,
    '[aria-label]',
  ],
  ['cards', `<section><ul><li><article>${link('/venues/7')}</article></li></ul></section>`, 'ul'],
  [
    'a board, of which two columns have one name',
    `<div><ol aria-label="New">x</ol><ol aria-label="New"><li>${link('/venues/7')}</li></ol></div>`,
    'ol:last-child',
  ],
  [
    'rows as they are visible',
    `<div><div><div tabindex="0">${link('/venues/7')}</div></div></div>`,
    '[tabindex]',
  ],
  [
    'a tree',
    `<div role="tree" aria-label="Say &quot;x&quot;"><li>${link('/venues/7')}</li></div>`,
    '[role=tree]',
  ],
];

function leave(html: string, box: string, isWatched = true): void {
  show(html);
  const scrolled = page.querySelector(box);
  if (!scrolled) throw new Error(`No ${box}.`);
  scrolled.scrollTop = 420;
  scrolled.scrollLeft = 15;
  if (isWatched) scrolled.dispatchEvent(new Event('scroll'));
  page
    .querySelector('[href="/venues/7"]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  memory.enter('record', 'PUSH');
  show('<h1>Record</h1>');
}

describe('going back', () => {
  it.each(kinds)('puts %s where it was left, once its rows are there', (_, html, box) => {
    leave(html, box);
    memory.enter('list', 'POP');
    show('<p>Loading</p>');
    vi.advanceTimersByTime(300);
    show(html);
    vi.advanceTimersByTime(100);
    expect([page.querySelector(box)?.scrollTop, page.querySelector(box)?.scrollLeft]).toEqual([420, 15]);
    expect(document.activeElement?.getAttribute('href')).toBe('/venues/7');
  });

  it('puts a box back that was scrolled before the memory was loaded', () => {
    const [, html = '', box = ''] = kinds[0] ?? [];
    leave(html, box, false);
    memory.enter('list', 'POP');
    show(html);
    vi.advanceTimersByTime(50);
    expect(page.querySelector(box)?.scrollTop).toBe(420);
  });

  it('does so after the search changed, and again for a second visit', () => {
    const [, html = '', box = ''] = kinds[0] ?? [];
    show(html);
    leave(html, box);
    memory.enter('list', 'POP');
    show(html);
    vi.advanceTimersByTime(50);
    memory.enter('searched', 'REPLACE');
    memory.enter('record again', 'PUSH');
    show('');
    memory.enter('searched', 'POP');
    show(html);
    vi.advanceTimersByTime(50);
    expect(page.querySelector(box)?.scrollTop).toBe(420);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'leaves it to the user who acts (%s)',
    (action) => {
      const [, html = '', box = ''] = kinds[0] ?? [];
      leave(html, box);
      memory.enter('list', 'POP');
      window.dispatchEvent(new Event(action));
      show(html);
      vi.advanceTimersByTime(100);
      expect(page.querySelector(box)?.scrollTop).toBe(0);
    },
  );

  it('gives up after a while, and does nothing for a page that is opened again', () => {
    const [, html = '', box = ''] = kinds[0] ?? [];
    leave(html, box);
    memory.enter('list', 'POP');
    vi.advanceTimersByTime(6_000);
    show(html);
    vi.advanceTimersByTime(100);
    memory.enter('other', 'PUSH');
    vi.advanceTimersByTime(100);
    expect(page.querySelector(box)?.scrollTop).toBe(0);
  });
});
