import { anything, userAction, type ActionOutcome } from './userAction';

/** Asks for a mail with a reset link (clause 7.5). The answer is the same whether or not anybody has the email. */
export function requestReset(email: string): Promise<ActionOutcome<unknown>> {
  return userAction('reset_password', { data: { email }, schema: anything });
}
