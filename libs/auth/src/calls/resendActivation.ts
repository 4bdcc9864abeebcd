import { anything, userAction, type ActionOutcome } from './userAction';

/** Mails an invitation again, as an admin (clauses 6.3 and 7.8). */
export function resendActivation(activation: string): Promise<ActionOutcome<unknown>> {
  return userAction('resend_activation', { target: activation, schema: anything });
}
