import type { SessionState } from '@callboard/auth';
import { createContext, use } from 'react';

export type SignedIn = Extract<SessionState, { status: 'signedIn' }>;

export const SessionContext = createContext<SignedIn | null>(null);

/** The session of the signed-in app. */
export function useSignedIn(): SignedIn {
  const session = use(SessionContext);
  if (!session) throw new Error('useSignedIn needs a SessionContext above it: SignedInApp provides one.');
  return session;
}
