import { focusField } from '@callboard/forms';
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface PagesOptions {
  /** The ids of the pages that are shown, in order. */
  pages: readonly string[];
  initialPage: string | undefined;
  onPageChange: ((page: string) => void) | undefined;
  form: RefObject<HTMLFormElement | null>;
}

export interface Pages {
  current: string;
  previous: string | undefined;
  next: string | undefined;
  /** Pages that were open stay, out of sight: what is under way in them, as an upload, goes on. */
  visited: ReadonlySet<string>;
  /** Goes to a page, and there to a field, else to its heading. */
  open: (page: string, field?: string) => void;
}

/** Which page of a form is open, and where the focus goes when it changes. */
export function usePages({ pages, initialPage, onPageChange, form }: PagesOptions): Pages {
  const [chosen, setChosen] = useState(initialPage);
  const [given, setGiven] = useState(initialPage);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<{ field: string | undefined } | null>(null);
  const from = useRef<string>(undefined);

  // The owner has gone to another page: with the browser's way back, for instance.
  if (given !== initialPage) {
    setGiven(initialPage);
    setChosen(initialPage);
  }
  const at = Math.max(0, pages.indexOf(chosen ?? ''));
  const current = pages[at] ?? '';
  if (!visited.has(current)) setVisited(new Set([...visited, current]));

  // Moves the browser's focus, once the page is on the screen.
  useEffect(() => {
    if (!target || !form.current) return undefined;
    if (target.field !== undefined) return focusWhenThere(form.current, target.field);
    form.current.querySelector<HTMLElement>('[data-page]:not([hidden])')?.focus({ preventScroll: true });
    form.current.scrollIntoView?.({ block: 'start' });
    return undefined;
  }, [target, form]);

  // Tells the owner, whose URL may hold the page.
  useEffect(() => {
    if (from.current !== undefined && from.current !== current) onPageChange?.(current);
    from.current = current;
  }, [current, onPageChange]);

  return {
    current,
    previous: pages[at - 1],
    next: pages[at + 1],
    visited,
    open(page, field) {
      setChosen(page);
      setTarget({ field });
    },
  };
}

/** Moves the focus to a field, also to one of a row that is drawn a moment later than its page. Answers what ends the waiting. */
function focusWhenThere(form: HTMLElement, field: string): (() => void) | undefined {
  const isThere = () =>
    [...form.querySelectorAll<HTMLElement>('[data-field]')].some((each) => each.dataset['field'] === field);
  if (isThere()) {
    focusField(form, field);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    focusField(form, field);
  });
  observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}
