import type { Problem } from '@callboard/api-contract';
import { nobody, type AnonymousReason, type SessionState, type SignedIn } from './sessionState';

/** What may become of the session; each is the whole state, so that nothing of the one before can be left in it. */
export const sessionActions = {
  asking: (): SessionState => ({ status: 'unknown', problem: null, ...nobody }),
  unanswered: (problem: Problem): SessionState => ({ status: 'unknown', problem, ...nobody }),
  signedIn: (session: SignedIn): SessionState => session,
  ended: (reason: AnonymousReason): SessionState => ({ status: 'anonymous', reason, ...nobody }),
};
