import { apiSettings, sendRequest } from '@callboard/api-client';
import { callPaths } from '@callboard/api-contract';
import { isViewing, rememberedToken, rememberOwnToken, whileEnding } from './device';
import { endSession } from './endSession';
import type { AppThunk } from '@callboard/app-state';

const timeoutMs = 3_000;

/** Signs out: ends the token on the server, then clears this browser, even if the server does not respond (clause 2.38). */
export function logout(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await endToken();
    if (isViewing()) {
      rememberOwnToken();
      await endToken();
    }
    dispatch(endSession('signedOut'));
  };
}

/** Ends the current token on the server. */
export async function endToken(): Promise<void> {
  if (rememberedToken() === null) return;
  await whileEnding(() =>
    sendRequest({
      method: 'POST',
      path: callPaths.userActions(apiSettings().version),
      body: { action: 'logout' },
      signal: AbortSignal.timeout(timeoutMs),
      isQuiet: true,
    }),
  );
}
