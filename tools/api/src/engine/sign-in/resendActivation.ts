import type { Handler } from '../calls/handler';
import type { RecordContext } from '../records/recordContext';
import type { ActionTools } from '../tools/ActionTools';
import { createQueueInvitation } from '../sessions/activations/activationMail';
import { createInvitations } from '../sessions/activations/userActivations.overrides';

/** Mails an invitation again, as an admin (clauses 6.3, 7.8): the former link is void, and a declined or expired one is pending again. */
export function createResendActivation(
  context: RecordContext,
  tools: ActionTools,
): Handler<'resendActivation'> {
  const invitations = context.target('userActivations');
  return createInvitations(context, invitations, createQueueInvitation(tools)).resend;
}
