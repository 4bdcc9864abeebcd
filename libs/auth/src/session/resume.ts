import * as v from 'valibot';
import { viewingEntry } from '../storage/viewingEntry';
import { beginSession } from './beginSession';
import {
  rememberedToken,
  rememberOwnToken,
  rememberToken,
  rememberViewingToken,
  isViewing,
  valueStorage,
  noteRefused,
} from './device';
import { endSession, resetStores } from './endSession';
import { loginAnswerSchema } from './loginAnswer';
import { requestSession } from './requestSession';
import { sessionActions } from './sessionSlice';
import type { AppThunk } from '@callboard/app-state';
import { needsStoredSession } from '@callboard/api-contract/offline';
import type { LoginData } from '@callboard/api-contract/accounts';

/** Resumes the session of the stored token (clause 2.29). When the server cannot be reached, the session stays `unknown` with a problem. */
export function resume(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const stored = valueStorage().read('api_token');
    if (stored === null) return void dispatch(sessionActions.ended('fresh'));
    const token = viewingEntry.read() ?? stored;
    if (inFlight?.token !== token) inFlight = { token, done: dispatch(resumeWith(token)) };
    const own = inFlight;
    await own.done;
    if (inFlight === own) inFlight = null;
    return undefined;
  };
}

/** Concurrent calls (a second render, two events of other tabs) share one request. */
let inFlight: { token: string; done: Promise<void> } | null = null;

function resumeWith(token: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (viewingEntry.read() === token) rememberViewingToken(token);
    else rememberToken(token, null);
    dispatch(sessionActions.checking());
    const answer = await requestSession({ isAlwaysThere: true });
    if (rememberedToken() !== token) return undefined;
    // Another tab has signed out in the meantime: storing the token again would undo that.
    if (valueStorage().read('api_token') === null) return void dispatch(resetStores('fresh'));
    if (answer.ok) return void dispatch(beginSession(v.parse(loginAnswerSchema, answer.body).data));
    const { problem } = answer;
    if (isViewing() && problem.kind === 'forbidden') {
      rememberOwnToken();
      return dispatch(resume());
    }
    if (problem.kind === 'unauthorized' || problem.kind === 'invalid')
      return void dispatch(endSession('ended'));
    if (problem.kind === 'network' || problem.kind === 'timeout') {
      const session = await sessionWithoutNetwork(token);
      if (rememberedToken() !== token) return undefined;
      if (session) return void dispatch(beginSession(session));
    }
    if (problem.kind !== 'forbidden') return void dispatch(sessionActions.unanswered(problem));
    // The token of another tenant: not valid here, but another tab can be using it.
    noteRefused(token);
    return void dispatch(resetStores('fresh'));
  };
}

/** The session that this device stored, on a page that opens without network; its chunk is loaded for that alone. */
async function sessionWithoutNetwork(token: string): Promise<LoginData | null> {
  if (isViewing() || !needsStoredSession(location.pathname)) return null;
  return import('./storedSession')
    .then(({ readStoredSession }) => readStoredSession(token))
    .catch(() => null);
}
