import type { Collection } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { decisionNames } from '@callboard/api-contract/entries';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import { tableOf } from '../../../engine/database/tableOf';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { createEntryTransit } from '../eligibility/entries.overrides';
import { notFound, refusedAction } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import { inBulk } from '../../../engine/records/inBulk';
import { actorOf, explained, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { takeBulkTurn } from '../../../engine/records/takeBulkTurn';
import type { Transit } from '../../../engine/records/transitRecord';
import type { Settings } from '../../../engine/settings';
import { tenantUrl } from '../../../engine/tenantUrl';
import { readMailFacts, readTemplates } from './readDecisionMails';

/** Decisions of the office, and their sending. */
export function createDecisionHandlers(context: RecordContext, settings: Settings) {
  const entriesOf = ({ tenant }: TenantActor) => collectionAt('entries', tenant);
  return {
    mailsOfEntry: async ({ input: { entry }, session }) => {
      const actor = actorOf(session);
      const { tenant } = actor;
      const queries = context.database.forTenant(tenant);
      const readOne = createReadOne(entriesOf(actor), context.target);
      const [readable] = await queries.rows(readRow, readOne(actor, entry, ['name']));
      const facts =
        readable && (await readMailFacts(queries, tenant, { entry, home: tenantUrl(settings, tenant) }));
      if (!facts) throw notFound();
      const { to, values } = facts;
      return { to, values, templates: await readTemplates(queries, tenant) };
    },

    sendDecisions: async ({ input: { entries }, session }) => {
      const actor = actorOf(session);
      const collection = entriesOf(actor);
      const transit = createEntryTransit(context, collection);
      const items = [...new Set(entries)].map((hashcode) => ({ hashcode, item: hashcode }));
      const { value: results } = await takeBulkTurn(context, actor, collection, (transaction) =>
        inBulk(transaction, items, ({ hashcode }) =>
          explained(context, collection, () => sendOne(transaction, actor, collection, transit, hashcode)),
        ),
      );
      return { results };
    },
  } satisfies Partial<AllHandlers>;
}

const decidedRow = v.object({
  status: v.string(),
  decision: v.nullable(v.picklist(decisionNames)),
  decision_reason: v.nullable(v.string()),
});

/** Makes the transition that was decided; subscribers notify of it. */
async function sendOne(
  transaction: Transaction,
  actor: TenantActor,
  collection: Collection,
  transit: Transit,
  hashcode: string,
): Promise<void> {
  const [row] = await transaction.rows(decidedRow, {
    text: `SELECT status, decision, decision_reason FROM ${tableOf(collection)}
      WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE`,
    values: [actor.tenant, hashcode],
  });
  if (!row) throw notFound();
  const { decision, status, decision_reason } = row;
  const transition = decision && collection.lifecycle?.transitions[decision];
  if (!transition) throw refusedAction(sentences.noDecision());
  if (!transition.from.includes(status)) {
    throw refusedAction(sentences.decisionNotPossible({ record: collection.label.one }));
  }
  await transit(transaction, actor, hashcode, transition, null, decision_reason);
}
