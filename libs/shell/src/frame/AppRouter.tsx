import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router';
import type { AppHistory } from '../routing/createAppHistory';

export interface AppRouterProps {
  history: AppHistory;
  children: ReactNode;
}

/** Follows the history. The page in sight stays until the next one has been fetched. */
export function AppRouter({ history, children }: AppRouterProps) {
  const [{ location, action }, setEntry] = useState(history.entry);

  // Follows the window's history, outside React; before any page's effect can move on, as a redirect does.
  useLayoutEffect(
    () =>
      history.subscribe(() => {
        const entry = history.entry();
        startTransition(() => setEntry(entry));
      }),
    [history],
  );
  // A new page begins at its top; where going back leads to is left to the browser.
  useEffect(() => {
    if (action === NavigationType.Push) window.scrollTo(0, 0);
  }, [action, location.pathname]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
