import { anything, userAction, type ActionOutcome } from './userAction';

/** Lets a user try their password again at once, as an admin (clauses 6.3 and 7.9). */
export function resetLockout(user: string): Promise<ActionOutcome<unknown>> {
  return userAction('reset_lockout', { data: { user }, schema: anything });
}
