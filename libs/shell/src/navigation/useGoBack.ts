import { useLocation } from 'wouter';

/** One step back within this site; from its first page, to the start. */
export function useGoBack(): { canGoBack: boolean; goBack: () => void } {
  // A change of place may be a step back or forth, so this is asked anew.
  const [, navigate] = useLocation();
  const canGoBack = hasPageBefore();
  return { canGoBack, goBack: () => (canGoBack ? history.back() : navigate('/')) };
}

/**
 * Whether a step back stays here. Browsers that know their navigation count pages of this site alone, also those before a typed
 * address or a reload; in the others the app's history numbers the entries that it makes.
 */
function hasPageBefore(): boolean {
  const { navigation }: { navigation?: { canGoBack?: unknown } } = window;
  if (typeof navigation?.canGoBack === 'boolean') return navigation.canGoBack;
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' && index > 0;
}
