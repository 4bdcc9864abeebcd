import { useLocation, useNavigate } from 'react-router';

/** One step back within this site; from its first page, to the start. */
export function useGoBack(): { canGoBack: boolean; goBack: () => void } {
  const navigate = useNavigate();
  // Every navigation renders this again: it can be a step back or forward.
  useLocation();
  const canGoBack = hasPageBefore();
  return { canGoBack, goBack: () => (canGoBack ? history.back() : void navigate('/')) };
}

/**
 * Whether a step back stays here. Browsers that know their navigation count pages of this site alone, also those before a typed
 * address or a reload; in the others the router numbers the entries that it makes.
 */
function hasPageBefore(): boolean {
  const { navigation }: { navigation?: { canGoBack?: unknown } } = window;
  if (typeof navigation?.canGoBack === 'boolean') return navigation.canGoBack;
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' && index > 0;
}
