import { createContext, use } from 'react';

// Without the shell there is no element next to the page: its content is rendered in the page.
export const BesideContext = createContext<HTMLElement | null>(null);

/** The full-height element of the layout next to the page, or null when the layout has none. */
export function useBeside(): HTMLElement | null {
  return use(BesideContext);
}
