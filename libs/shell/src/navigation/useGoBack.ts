import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Goes one step back within this site; from its first page, to the start page. */
export function useGoBack(): { canGoBack: boolean; goBack: () => void } {
  const navigate = useNavigate();
  // Every navigation renders this again, including back and forward.
  useLocation();
  // The browser's history is outside React: the compiler would cache a plain call.
  const canGoBack = useSyncExternalStore(noSubscription, hasPageBefore);
  return { canGoBack, goBack: () => (canGoBack ? history.back() : void navigate('/')) };
}

const noSubscription = () => () => {};

/**
 * Checks whether a step back stays on this site. The Navigation API only counts pages of this site, also those before a typed URL or a
 * reload; in browsers without it, the router numbers its entries.
 */
function hasPageBefore(): boolean {
  const { navigation }: { navigation?: { canGoBack?: unknown } } = window;
  if (typeof navigation?.canGoBack === 'boolean') return navigation.canGoBack;
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' && index > 0;
}
