import { useLocation, useNavigate } from 'react-router';

/** One step back within the app; from the first page, to the start. */
export function useGoBack(): { canGoBack: boolean; goBack: () => void } {
  const navigate = useNavigate();
  // A change of place may be a step back or forth, so this is asked anew.
  useLocation();
  const canGoBack = stepsTaken() > 0;
  return { canGoBack, goBack: () => void (canGoBack ? navigate(-1) : navigate('/')) };
}

// The router numbers the entries that it makes.
function stepsTaken(): number {
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}
