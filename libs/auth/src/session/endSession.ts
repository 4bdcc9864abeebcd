import { heldDraftKey, holdDraftKey } from '../drafts/draftKey';
import { announceEnd } from './announceEnd';
import { dropToken, keptStorage, tokenHolder } from './device';
import { sessionActions } from './sessionSlice';
import type { AnonymousReason } from './sessionState';
import type { AppThunk } from '@callboard/app-state';
import { wipeBrowser } from './wipeBrowser';

/**
 * Leaves nothing of the session in this browser (clauses 2.38 and 4.1): token, stores, storage, caches. Other tabs are told.
 * The token goes first, so that of a hundred refused calls only one gets here.
 */
export function endSession(reason: AnonymousReason): AppThunk<void> {
  return (dispatch) => {
    const leaver = tokenHolder();
    const drafts = heldDraftKey();
    dropToken();
    keptStorage().clear();
    dispatch(resetStores(reason));
    // What was typed and not saved goes with its owner. After a session that was lost it waits for them, and nobody else can read it.
    void wipeBrowser(reason === 'signedOut' ? drafts : null);
    if (leaver) announceEnd(leaver.hashcode);
  };
}

/** Empties this page alone: another tab has ended the session, and storage is already as it is to be. */
export function resetStores(reason: AnonymousReason): AppThunk<void> {
  return (dispatch) => {
    dropToken();
    holdDraftKey(null);
    dispatch(sessionActions.ended(reason));
  };
}
