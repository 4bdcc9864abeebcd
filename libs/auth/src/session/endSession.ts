import { rememberedDraftKey, rememberDraftKey } from '../sealed/draftKey';
import { announceEnd } from './announceEnd';
import { dropToken, valueStorage, tokenHolder } from './device';
import { sessionActions } from './sessionSlice';
import type { AnonymousReason } from './sessionState';
import type { AppThunk } from '@callboard/app-state';
import { wipeBrowser } from './wipeBrowser';

/**
 * Clears everything of the session in this browser (clauses 2.38 and 4.1): token, stores, storage, caches, and notifies other tabs.
 * The token is cleared first, so that only the first of many refused requests gets here.
 */
export function endSession(reason: AnonymousReason): AppThunk<void> {
  return (dispatch) => {
    const user = tokenHolder();
    const drafts = rememberedDraftKey();
    dropToken();
    valueStorage().clear();
    dispatch(resetStores(reason));
    // A user who signs out deletes their drafts. After a lost session the drafts stay, encrypted, until their owner signs in again.
    void wipeBrowser(reason === 'signedOut' ? drafts : null);
    if (user) announceEnd(user.hashcode);
  };
}

/** Clears the session of this page only, for when another tab has already cleared the storage. */
export function resetStores(reason: AnonymousReason): AppThunk<void> {
  return (dispatch) => {
    dropToken();
    rememberDraftKey(null);
    dispatch(sessionActions.ended(reason));
  };
}
