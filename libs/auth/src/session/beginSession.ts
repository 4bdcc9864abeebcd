import { newUuid } from '@callboard/api-client';
import type { LoginData } from '@callboard/api-contract/accounts';
import { rememberDraftKey } from '../sealed/draftKey';
import { viewingEntry } from '../storage/viewingEntry';
import { rememberToken, rememberViewingToken } from './device';
import { sessionActions } from './sessionSlice';
import type { AppThunk } from '@callboard/app-state';
import { toSession } from './toSession';

/** Starts a session from the response to a login. */
export function beginSession(answer: LoginData): AppThunk<void> {
  return (dispatch) => {
    const { hashcode, email, name_search: name } = answer.user;
    const { token, draft_key: draftKey = null } = answer.authorization;
    rememberDraftKey(draftKey);
    if (answer.viewing || viewingEntry.read() === token) rememberViewingToken(token);
    else rememberToken(token, { hashcode: hashcode ?? email ?? name, name: name || (email ?? '') });
    dispatch(sessionActions.signedIn(toSession(answer, newUuid())));
  };
}
