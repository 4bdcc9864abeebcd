import type { AppThunk } from '@callboard/app-state';
import * as v from 'valibot';
import { rememberedToken } from './device';
import { loginAnswerSchema } from './loginAnswer';
import { requestSession } from './requestSession';
import { selectSession, sessionActions } from './sessionSlice';
import { toSession } from './toSession';

/**
 * Reads the rights and the navigation of the session again, after an admin changed its roles or what they can do. The session stays:
 * what fails here shows itself at the next call.
 */
export function refreshSession(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const token = rememberedToken();
    const answer = await requestSession();
    const session = selectSession(getState());
    if (!answer.ok || session.status !== 'signedIn' || rememberedToken() !== token) return;
    const { data } = v.parse(loginAnswerSchema, answer.body);
    dispatch(sessionActions.signedIn(toSession(data, session.sessionId)));
  };
}
