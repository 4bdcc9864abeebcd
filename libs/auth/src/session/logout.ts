import { apiSettings, sendRequest } from '@callboard/api-client';
import { callPaths } from '@callboard/api-contract';
import { heldToken, holdOwnToken, isViewing } from './device';
import { endSession } from './endSession';
import type { AppThunk } from '@callboard/app-state';

const patienceMs = 3_000;

/** Signs out: the server's token first, then everything in this browser, even if the server does not answer (clause 2.38). */
export function logout(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await endToken();
    if (isViewing()) {
      holdOwnToken();
      await endToken();
    }
    dispatch(endSession('signedOut'));
  };
}

/** Ends the held token on the server. */
export async function endToken(): Promise<void> {
  if (heldToken() === null) return;
  await sendRequest({
    method: 'POST',
    path: callPaths.userActions(apiSettings().version),
    body: { action: 'logout' },
    signal: AbortSignal.timeout(patienceMs),
    isQuiet: true,
  });
}
