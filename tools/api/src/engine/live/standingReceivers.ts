import type { TenantCode } from '@callboard/api-contract';
import type { SessionStore } from '../sessions/sessionStore';
import { rolesKey } from '../records/actor';
import type { Receiver } from './Receiver';

/** Closes those whose session has ended, or whose user can do other things now; answers the others. */
export async function standingReceivers(
  sessions: Pick<SessionStore, 'standing'>,
  tenant: TenantCode,
  all: readonly Receiver[],
): Promise<Receiver[]> {
  if (all.length === 0) return [];
  const standing = await sessions.standing(
    tenant,
    all.map(({ session }) => session.tokenHash),
  );
  return all.filter((receiver) => {
    const { tokenHash, roles, individual } = receiver.session;
    const found = standing.get(tokenHash.toString('hex'));
    const isSame = found && found.individual === individual && rolesKey(found) === rolesKey({ roles });
    if (!isSame) receiver.close(found ? 'rolesChanged' : 'sessionEnded');
    return isSame;
  });
}
