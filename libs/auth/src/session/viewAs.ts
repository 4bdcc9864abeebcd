import { callAction, type ActionOutcome } from '@callboard/api-client';
import { beginSession } from './beginSession';
import { holdOwnToken, isViewing } from './device';
import { endToken } from './logout';
import { resume } from './resume';
import type { AppThunk } from '@callboard/app-state';

/**
 * Lets an admin look at the app as another user, in this tab alone and without changing anything. `onBegin` runs when the server
 * has agreed, before the other session is shown: their app begins at its start.
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

/** Goes back to the admin's own session. */
export function stopViewing(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await endToken();
    if (isViewing()) holdOwnToken();
    await dispatch(resume());
  };
}
