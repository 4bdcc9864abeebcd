import { type Body, declaredRoles } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import type { Handler } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { forbidden, refusedAction } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import { createInsertInTransaction } from '../../../engine/records/createRecord';
import { actorOf, explained, type RecordContext } from '../../../engine/records/recordContext';
import { assertOpen, isOrganiser, schoolOf } from '../enteringTerms';

/** Begins an entry: those who enter become its contact, and it is of their own school. */
export function createBeginEntry(context: RecordContext): Handler<'beginEntry'> {
  return async ({ input: { event, fields }, session }) => {
    const actor = actorOf(session);
    const collection = collectionAt('entries', actor.tenant);
    const given = context.parseBody(collection, 'create', actor.roles, { ...fields, event });
    const insert = createInsertInTransaction(context, collection);
    const { value } = await explained(context, collection, () =>
      context.database
        .forTenant(actor.tenant)
        .write({ actor: actor.user, changeSet: randomUUID() }, async (transaction) => {
          if (isOrganiser(actor)) return insert(transaction, actor, given);
          await assertOpen(transaction, actor, event);
          const own = await ownTerms(transaction, actor, given);
          // Values were parsed by the user's own rights; that they can begin it at all was decided above.
          return insert(transaction, { ...actor, roles: declaredRoles('staff') }, { ...given, ...own });
        }),
    );
    return { entry: value.hashcode };
  };
}

async function ownTerms(transaction: Transaction, actor: TenantActor, given: Body) {
  if (actor.individual === null) throw refusedAction(sentences.enteringNeedsPerson());
  const organisation = await schoolOf(transaction, actor);
  const named = given['organisation'] ?? null;
  if (named !== null && named !== organisation) throw forbidden(sentences.onlyOwnSchool());
  return { organisation, contact: actor.individual };
}
