import { heldToken, holdOwnToken, isViewing, keptStorage } from './device';
import { endSession } from './endSession';
import { followStorage } from './followStorage';
import { resume } from './resume';
import type { AppThunk } from '@callboard/app-state';

/**
 * What a 401 means for the session (clause 4.1): its end, if it was for the token that is held now; one of an earlier session says
 * nothing about this one. Where another tab has stored a newer token meanwhile, that one counts; an admin who viewed as somebody
 * is themselves again. Answers whether the session has ended, which is said once.
 */
export function handleUnauthorized(tokenOfRequest: string): AppThunk<boolean> {
  return (dispatch) => {
    if (tokenOfRequest !== heldToken()) return false;
    if (isViewing()) {
      holdOwnToken();
      void dispatch(resume());
      return false;
    }
    const stored = keptStorage().read('api_token');
    const isReplaced = stored !== null && stored !== tokenOfRequest;
    dispatch(isReplaced ? followStorage() : endSession('ended'));
    return !isReplaced;
  };
}
