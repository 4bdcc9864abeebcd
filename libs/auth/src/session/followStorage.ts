import { anchorToken, dropToken, heldToken, keptStorage, refusedToken } from './device';
import { resetStores } from './endSession';
import { resume } from './resume';
import { sessionActions } from './sessionSlice';
import type { AppThunk } from '@callboard/app-state';

/** Brings this page in step with the stored token, which another tab may have removed or replaced by somebody else's. */
export function followStorage(): AppThunk<void> {
  return (dispatch) => {
    const stored = keptStorage().read('api_token');
    if (stored === anchorToken()) return;
    if (stored === null) {
      dispatch(resetStores('signedOut'));
      return;
    }
    // A token that this page has been refused (it is another tenant's) is not asked for again and again.
    if (stored === refusedToken() && heldToken() === null) return;
    dropToken();
    dispatch(sessionActions.asking());
    void dispatch(resume());
  };
}
