import { anchorToken, dropToken, rememberedToken, valueStorage, refusedToken } from './device';
import { resetStores } from './endSession';
import { resume } from './resume';
import { sessionActions } from './sessionSlice';
import type { AppThunk } from '@callboard/app-state';

/** Synchronises this page with the stored token, which another tab can have removed or replaced. */
export function followStorage(): AppThunk<void> {
  return (dispatch) => {
    const stored = valueStorage().read('api_token');
    if (stored === anchorToken()) return;
    if (stored === null) {
      dispatch(resetStores('signedOut'));
      return;
    }
    // Does not retry a token that the server refused for this page because it belongs to another tenant.
    if (stored === refusedToken() && rememberedToken() === null) return;
    dropToken();
    dispatch(sessionActions.checking());
    void dispatch(resume());
  };
}
