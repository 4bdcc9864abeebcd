import { anything, userAction, type ActionOutcome } from './userAction';

/** Sets a new password by the token of a reset link (clauses 7.6 and 7.13). */
export function setNewPassword(token: string, password: string): Promise<ActionOutcome<unknown>> {
  const data = { temporary_password: token, new_password: password };
  return userAction('consume_temporary_password', { data, schema: anything });
}
