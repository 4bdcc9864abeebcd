import { focusField } from '@callboard/forms';
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface PagesOptions {
  /** The ids of the visible pages, in order. */
  pages: readonly string[];
  initialPage: string | undefined;
  /** The field of that page with the focus at first. */
  initialField?: string | undefined;
  onPageChange: ((page: string) => void) | undefined;
  form: RefObject<HTMLFormElement | null>;
}

export interface Pages {
  current: string;
  previous: string | undefined;
  next: string | undefined;
  /** Pages that were opened. They stay mounted but hidden, so that uploads in them continue. */
  visited: ReadonlySet<string>;
  /** Opens a page and focuses a field on it, or the page itself. */
  open: (page: string, field?: string) => void;
}

/** Tracks the open page of a form and moves the focus when it changes. */
export function usePages({ pages, initialPage, initialField, onPageChange, form }: PagesOptions): Pages {
  const [selected, setSelected] = useState(initialPage);
  const [previousInitial, setPreviousInitial] = useState(initialPage);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<{ field: string | undefined } | null>(
    initialField === undefined ? null : { field: initialField },
  );
  const from = useRef<string>(undefined);

  // The owner changed the page, for example after the browser's back button.
  if (previousInitial !== initialPage) {
    setPreviousInitial(initialPage);
    setSelected(initialPage);
  }
  const at = Math.max(0, pages.indexOf(selected ?? ''));
  const current = pages[at] ?? '';
  if (!visited.has(current)) setVisited(new Set([...visited, current]));

  // Moves the focus in the document once the page is rendered.
  useEffect(() => {
    if (!target || !form.current) return undefined;
    if (target.field !== undefined) return focusWhenRendered(form.current, target.field);
    form.current.querySelector<HTMLElement>('[data-page]:not([hidden])')?.focus({ preventScroll: true });
    form.current.scrollIntoView?.({ block: 'start' });
    return undefined;
  }, [target, form]);

  // Notifies the owner, which can store the page in the URL.
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
      setSelected(page);
      setTarget({ field });
    },
  };
}

/**
 * Focuses a field, or waits for it: fields in rows are rendered later than their page.
 *
 * @returns a function that stops waiting
 */
function focusWhenRendered(form: HTMLElement, field: string): (() => void) | undefined {
  const isRendered = () =>
    [...form.querySelectorAll<HTMLElement>('[data-field]')].some((each) => each.dataset['field'] === field);
  if (isRendered()) {
    focusField(form, field);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    if (!isRendered()) return;
    observer.disconnect();
    focusField(form, field);
  });
  observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}
