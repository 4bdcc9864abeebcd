import { collectionAt } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import type { Handler } from '../../../engine/calls/handler';
import { notFound, refusedAction } from '../../../engine/problems';
import { lockRecord } from '../../../engine/records/lockRecord';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne } from '../../../engine/records/recordSql';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { minutesBetweenLinks } from '../../../engine/sessions/activations/inviteUser';
import { coworkerMail, inviteToTenant, readInvited } from './coworkerMail';

/** Mails a co-worker their invitation again, with a new link; the former one works no more. */
export function createResendCoworker(tools: ActionTools, context: RecordContext): Handler<'resendCoworker'> {
  return async ({ input: { coworker }, session }) => {
    const actor = actorOf(session);
    const { tenant } = actor;
    const collection = collectionAt('collaborators', tenant);
    const readOne = createReadOne(collection, context.target);
    const by = { actor: actor.user, changeSet: randomUUID() };
    await context.database.forTenant(tenant).write(by, async (transaction) => {
      const at = { actor, hashcode: coworker };
      const { stored } = await lockRecord(transaction, collection, 'update', at, null, readOne);
      const email = String(stored['email']);
      const invited = await readInvited(transaction, tenant, collection, {
        entry: String(stored['entry']),
        email,
      });
      if (!invited) throw notFound();
      if (stored['user'] !== null || invited.user !== null) throw refusedAction(sentences.hasJoined());
      const token = await inviteToTenant(transaction, actor, email);
      if (token === null) throw refusedAction(sentences.invitedRecently({ minutes: minutesBetweenLinks }));
      const letter = await coworkerMail(tools.settings, transaction, actor, { ...invited, email, token });
      await tools.mails.queue(transaction, tenant, letter);
    });
    return {};
  };
}
