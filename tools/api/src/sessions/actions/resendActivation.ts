import { isHashcode } from '@callboard/api-contract';
import { notFound } from '../../problems';
import type { RecordVerbs } from '../../records/createRecords';
import { intentOfRequest } from '../../records/idempotently';
import { actorOf } from '../../records/recordContext';
import { requireSession } from '../authenticate';
import type { UserAction } from './userAction';

/** Mails an invitation again, as an admin (clauses 6.3, 7.8): the former link is void, and one that was declined or ran out lives again. */
export function createResendActivation(invitations: RecordVerbs): UserAction {
  return async ({ sessions }, request, _given, target) => {
    const session = await requireSession(request, sessions);
    if (typeof target !== 'string' || !isHashcode(target)) throw notFound();
    const action = { action: 'resend_activation', target };
    await invitations.act(actorOf(session), action, undefined, intentOfRequest(request));
    return {};
  };
}
