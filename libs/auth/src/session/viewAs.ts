import { callAction, type ActionOutcome } from '@callboard/api-client';
import { beginSession } from './beginSession';
import { rememberOwnToken, isViewing } from './device';
import { endToken } from './logout';
import { resume } from './resume';
import type { AppThunk } from '@callboard/app-state';

/**
 * Lets an admin view the app as another user, read-only and in this tab only. `onBegin` is called when the server has permitted it, before
 * the other session is shown, so that the caller can navigate to the start page.
 */
export function viewAs(user: string, onBegin: () => void): AppThunk<Promise<ActionOutcome<unknown>>> {
  return async (dispatch) => {
    const outcome = await callAction('viewAs', { input: { user } });
    if (outcome.ok) {
      onBegin();
      dispatch(beginSession(outcome.data));
    }
    return outcome;
  };
}

/** Returns to the admin's own session. */
export function stopViewing(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await endToken();
    if (isViewing()) rememberOwnToken();
    await dispatch(resume());
  };
}
