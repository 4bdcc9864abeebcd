import { createContext, use } from 'react';

// Outside the shell there is no place beside the page: what would stand there stands in the page.
export const BesideContext = createContext<HTMLElement | null>(null);

/** The place of the frame beside the page, for a part that accompanies it at full height; null where there is none. */
export function useBeside(): HTMLElement | null {
  return use(BesideContext);
}
