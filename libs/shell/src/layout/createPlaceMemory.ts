/** Where a page was left: how far its boxes were scrolled, and the link that was followed. */
interface Place {
  /** The scroll position of each box by its address; that of the window by ''. */
  boxes: Map<string, { top: number; left: number }>;
  link: string | null;
}

export interface PlaceMemory {
  /** Another page, or the same with another search, is visible: by its entry in the history, and how it was reached. */
  enter: (key: string, by: 'POP' | 'PUSH' | 'REPLACE') => void;
  stop: () => void;
}

/** How long a page has to load its rows before its position is given up, in milliseconds. */
const patience = 5_000;

/**
 * Remembers where pages were left, and puts them there when the user goes back: the window and every box in the page, for any
 * kind of list, and the focus on the link that was followed. Rows can still be loading: it is tried until they are there, or the
 * user acts.
 */
export function createPlaceMemory(page: () => HTMLElement | null): PlaceMemory {
  const places = new Map<string, Place>();
  let place: Place = newPlace();
  let stopRestoring = () => {};

  function onScroll({ target }: Event) {
    if (target === document) place.boxes.set('', { top: window.scrollY, left: window.scrollX });
    if (!(target instanceof Element) || !page()?.contains(target)) return;
    note(target);
  }

  function note(box: Element) {
    const { scrollTop: top, scrollLeft: left } = box;
    place.boxes.set(addressOf(box, page()), { top, left });
  }

  function onClick({ target }: Event) {
    if (!(target instanceof Element) || !page()?.contains(target)) return;
    const link = target.closest('a[href]') ?? target.closest('tr, li, article')?.querySelector('a[href]');
    if (link) place.link = link.getAttribute('href');
    // Boxes that were scrolled before this was loaded.
    for (let box: Element | null = target; box && box !== page(); box = box.parentElement)
      if (box.scrollTop !== 0 || box.scrollLeft !== 0) note(box);
    if (window.scrollY !== 0) place.boxes.set('', { top: window.scrollY, left: window.scrollX });
  }

  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  document.addEventListener('click', onClick, true);

  return {
    enter(key, by) {
      stopRestoring();
      const before = by === 'POP' ? places.get(key) : undefined;
      // With another search the page stays, and so does its position.
      place = by === 'REPLACE' ? { boxes: new Map(place.boxes), link: place.link } : newPlace();
      if (before) {
        place = { boxes: new Map(before.boxes), link: before.link };
        stopRestoring = restore(before, page);
      }
      places.set(key, place);
    },
    stop() {
      stopRestoring();
      document.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('click', onClick, true);
    },
  };
}

function newPlace(): Place {
  return { boxes: new Map(), link: null };
}

/** Tries in each frame until everything is where it was. */
function restore({ boxes, link }: Place, page: () => HTMLElement | null): () => void {
  const open = new Map(boxes);
  const until = performance.now() + patience;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    for (const name of actions) window.removeEventListener(name, stop, true);
  };
  for (const name of actions) window.addEventListener(name, stop, true);

  function attempt() {
    if (isStopped) return;
    for (const [address, position] of open)
      if (scroll(boxAt(address, page()), position)) open.delete(address);
    const isFocused = open.size === 0 && focus(link, page());
    if (isFocused || performance.now() > until) stop();
    else requestAnimationFrame(attempt);
  }
  requestAnimationFrame(attempt);
  return stop;
}

/** Events of a user who moves elsewhere. */
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls a box, and checks whether it is as far as it was: one whose rows are not there yet is not. */
function scroll(box: Element | null, { top, left }: { top: number; left: number }): boolean {
  if (!box) return false;
  if (Math.abs(box.scrollTop - top) > 1) box.scrollTop = top;
  if (Math.abs(box.scrollLeft - left) > 1) box.scrollLeft = left;
  return Math.abs(box.scrollTop - top) <= 1 && Math.abs(box.scrollLeft - left) <= 1;
}

function focus(link: string | null, page: HTMLElement | null): boolean {
  if (link === null) return true;
  const links = page?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  const found = [...links].find((each) => each.getAttribute('href') === link);
  found?.focus({ preventScroll: true });
  return found !== undefined;
}

/** How a box is found again: by its name and its number among those of that name, or else by the way from the page to it. */
function addressOf(box: Element, page: HTMLElement | null): string {
  const label = box.getAttribute('aria-label');
  if (label !== null) return `${namedBoxes(page, label).indexOf(box)} ${label}`;
  const way: number[] = [];
  for (let at = box; at !== page && at.parentElement; at = at.parentElement)
    way.unshift([...at.parentElement.children].indexOf(at) + 1);
  return way.map((number) => `> :nth-child(${number})`).join(' ');
}

function boxAt(address: string, page: HTMLElement | null): Element | null {
  if (address === '') return document.scrollingElement;
  if (address.startsWith('>')) return page?.querySelector(`:scope ${address}`) ?? null;
  const end = address.indexOf(' ');
  return namedBoxes(page, address.slice(end + 1))[Number(address.slice(0, end))] ?? null;
}

function namedBoxes(page: HTMLElement | null, label: string): Element[] {
  const boxes = page?.querySelectorAll('[aria-label]') ?? [];
  return [...boxes].filter((box) => box.getAttribute('aria-label') === label);
}
