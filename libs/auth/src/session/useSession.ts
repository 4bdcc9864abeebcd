import { useSelector } from 'react-redux';
import type { SessionRoot } from './sessionSlice';
import type { SessionState } from './sessionState';

/** Who is using the app. */
export function useSession(): SessionState {
  return useSelector((state: SessionRoot) => state.session);
}
