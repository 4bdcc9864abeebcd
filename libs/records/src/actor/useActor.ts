import type { Actor } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';

/** The signed-in user as an actor of the contract's rules; an actor without roles if no one is signed in. */
export function useActor(): Actor {
  const { user, roles } = useSession();
  const { hashcode = '', individual = null } = user ?? {};
  return { user: hashcode, individual, roles };
}
