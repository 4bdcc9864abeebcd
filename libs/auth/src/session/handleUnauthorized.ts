import { heldToken, keptStorage } from './device';
import { endSession } from './endSession';
import { followStorage } from './followStorage';
import type { SessionThunk } from './sessionThunk';

/**
 * What a 401 means for the session (clause 4.1): its end, if it was for the token that is held now; one of an earlier session says
 * nothing about this one. Where another tab has stored a newer token meanwhile, that one counts.
 */
export function handleUnauthorized(tokenOfRequest: string): SessionThunk<void> {
  return (dispatch) => {
    if (tokenOfRequest !== heldToken()) return;
    const stored = keptStorage().read('api_token');
    const isReplaced = stored !== null && stored !== tokenOfRequest;
    dispatch(isReplaced ? followStorage() : endSession('ended'));
  };
}
