import { createContext, use } from 'react';

// Without the shell there is no element next to the page: its content is rendered in the page.
export const AsideContext = createContext<HTMLElement | null>(null);

/** The full-height element of the layout next to the page, or null when the layout has none. */
export function useAside(): HTMLElement | null {
  return use(AsideContext);
}
