import { hasRole, type CodedProblem, type Role } from '@callboard/api-contract';

/** Facts that decide whether people can write in a conversation. */
export interface WritableConversation {
  status: string;
  /** Why only staff can write; null where members can. */
  lockReason: string | null;
}

/** Why users with these roles cannot write in a conversation that they read, as a code of the catalogue; null where they can. */
export function writeRefusal(
  { status, lockReason }: WritableConversation,
  roles: readonly Role[],
): CodedProblem | null {
  if (status !== 'open') return { code: 'conversationClosed', facts: {} };
  if (lockReason === null || hasRole(roles, ['staff'])) return null;
  return { code: 'conversationLocked', facts: { reason: lockReason } };
}
