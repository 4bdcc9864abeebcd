import type { Actor } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { useMemo } from 'react';

/** The one who is signed in, as the contract's rules know them; somebody without roles when nobody is. */
export function useActor(): Actor {
  const { user, roles } = useSession();
  const { hashcode = '', individual = null } = user ?? {};
  return useMemo(() => ({ user: hashcode, individual, roles }), [hashcode, individual, roles]);
}
