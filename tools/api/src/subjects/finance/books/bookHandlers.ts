import { tenants } from '@callboard/all-tenants';
import { registry } from '@callboard/api-contract/collections';
import { bookedEntrySchema, type BookedEntry } from '@callboard/api-contract/finance';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { Session } from '../../../engine/plugins/session';
import { intentOfRequest } from '../../../engine/records/idempotently';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { createCommission, createEntry, reverseEntry } from './commandsOfBooks';
import { readBalances, readSettlements, readTaxes } from './readBooks';
import { readDayBook, readEntry } from './readEntries';
import { todayOf } from '../../../engine/todayOf';

/** Actions and queries of the office on the books. */
export function createBookHandlers(context: RecordContext) {
  /** Writes an entry once for an Idempotency-Key, and answers it. */
  async function book(
    { request, session }: { request: FastifyRequest; session: Session },
    work: (transaction: Transaction) => Promise<string>,
  ): Promise<{ entry: BookedEntry }> {
    const actor = actorOf(session);
    const intent = intentOfRequest(request);
    const answer = await writeOnce(
      context,
      registry.accountingEntries,
      { actor, intent },
      async (transaction) => {
        const entry = await readEntry(transaction, actor.tenant, await work(transaction));
        return { status: 200, body: JSON.stringify({ entry }), headers: {} };
      },
    );
    return v.parse(v.object({ entry: bookedEntrySchema }), JSON.parse(answer.body));
  }

  return {
    createAccountingEntry: (call) =>
      book(call, (transaction) => createEntry(transaction, call.session.tenant, call.input)),
    createCommissionFee: (call) =>
      book(call, (transaction) => createCommission(transaction, call.session.tenant, call.input)),
    reverseAccountingEntry: (call) =>
      book(call, (transaction) => reverseEntry(transaction, call.session.tenant, call.input)),

    dayBook: async ({ input, session: { tenant } }) => {
      const page = await readDayBook(context.database.forTenant(tenant), tenant, input);
      return { ...page, zone: tenants[tenant].timeZone, today: todayOf(tenant) };
    },
    trialBalance: async ({ input, session: { tenant } }) => {
      const on = input.on ?? todayOf(tenant);
      const accounts = await readBalances(context.database.forTenant(tenant), tenant, on);
      return { accounts, on, zone: tenants[tenant].timeZone };
    },
    settlements: async ({ input: { event }, session: { tenant } }) => ({
      events: await readSettlements(context.database.forTenant(tenant), tenant, event ?? null),
    }),
    taxReturn: async ({ input, session: { tenant } }) => {
      const [from, to] = [input.from ?? null, input.to ?? todayOf(tenant)];
      const taxes = await readTaxes(context.database.forTenant(tenant), tenant, from, to);
      return { taxes, from, to, zone: tenants[tenant].timeZone };
    },
  } satisfies Partial<AllHandlers>;
}
