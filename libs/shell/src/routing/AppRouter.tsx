import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router } from 'wouter';
import type { AppHistory, HistoryEntry } from './createAppHistory';

export interface AppRouterProps {
  history: AppHistory;
  children: ReactNode;
}

/** Follows the history. The page in sight stays until the next one has been fetched. */
export function AppRouter({ history, children }: AppRouterProps) {
  const [entry, setEntry] = useState(history.entry);

  // Follows the window's history, outside React. A redirect of the first page has moved on before this is heard: hence the look.
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setEntry(history.entry()));
    follow();
    return history.subscribe(follow);
  }, [history]);
  // A new page begins at its top; where going back leads to is left to the browser, and a change of the query is no new page.
  const lastPath = useRef(entry.pathname);
  useEffect(() => {
    if (entry.pathname === lastPath.current) return;
    lastPath.current = entry.pathname;
    if (entry.action === 'push') window.scrollTo(0, 0);
  }, [entry]);

  const place = useMemo(() => {
    const navigate: AppHistory['navigate'] = (path, options) => {
      // A page that is being left, and stays in sight until the next one is there, may no longer change its own address: a search
      // that was typed just before a link was followed would lead back.
      const isOwn = new URL(path, location.href).pathname === entry.pathname;
      const isLeft = history.entry().pathname !== entry.pathname;
      if (!(options?.replace && isOwn && isLeft)) history.navigate(path, options);
    };
    return { entry, navigate };
  }, [entry, history]);
  return (
    <PlaceContext value={place}>
      <Router hook={usePlacePath} searchHook={usePlaceSearch}>
        {children}
      </Router>
    </PlaceContext>
  );
}

interface Place {
  entry: HistoryEntry;
  navigate: AppHistory['navigate'];
}

const PlaceContext = createContext<Place | null>(null);

function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('The router of the app stands above every page: see AppRouter.');
  return place;
}

function usePlacePath(): [string, AppHistory['navigate']] {
  const { entry, navigate } = usePlace();
  return [entry.pathname, navigate];
}

// The router decodes the whole query before it is taken apart, which would turn a typed %26 into a separator: so the signs of
// the encoding are encoded once more.
function usePlaceSearch(): string {
  return usePlace().entry.search.replaceAll('%', '%25');
}
