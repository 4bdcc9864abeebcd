import { api, newUuid } from '@callboard/api-client';
import type { LoginData } from '@callboard/api-contract';
import { holdToken } from './device';
import { sessionActions } from './sessionSlice';
import type { SessionThunk } from './sessionThunk';
import { toSession } from './toSession';

/** Starts a session from the server's answer, on empty stores. */
export function beginSession(answer: LoginData): SessionThunk<void> {
  return (dispatch) => {
    const { hashcode, email, name_search: name } = answer.user;
    holdToken(answer.authorization.token, {
      hashcode: hashcode ?? email ?? name,
      name: name || (email ?? ''),
    });
    dispatch(api.util.resetApiState());
    dispatch(sessionActions.signedIn(toSession(answer, newUuid())));
  };
}
