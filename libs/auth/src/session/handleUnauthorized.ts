import { isEnding, isViewing, rememberedToken, rememberOwnToken, valueStorage } from './device';
import { endSession } from './endSession';
import { followStorage } from './followStorage';
import { resume } from './resume';
import type { AppThunk } from '@callboard/app-state';

/**
 * Handles a 401 (clause 4.1): ends the session if the request used the current token, and ignores the token of an earlier session
 * and one that this page is ending itself. If
 * another tab has stored a newer token, this page switches to it; an admin who was viewing as another user returns to their own session.
 *
 * @returns whether this call ended the session, so that the user is notified once
 */
export function handleUnauthorized(tokenOfRequest: string): AppThunk<boolean> {
  return (dispatch) => {
    if (tokenOfRequest !== rememberedToken() || isEnding(tokenOfRequest)) return false;
    if (isViewing()) {
      rememberOwnToken();
      void dispatch(resume());
      return false;
    }
    const stored = valueStorage().read('api_token');
    const isReplaced = stored !== null && stored !== tokenOfRequest;
    dispatch(isReplaced ? followStorage() : endSession('ended'));
    return !isReplaced;
  };
}
