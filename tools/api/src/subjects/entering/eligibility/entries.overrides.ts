import { isObject, type Body, type Collection } from '@callboard/api-contract';
import { checkedSchema, waiversSchema, type Waiver } from '@callboard/api-contract/entries';
import { messageFor, sentences } from '@callboard/api-contract/sentences';
import { checkEntry, isBlocking, isRefused, rulesFor } from '@callboard/domain/competition';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { tableOf } from '../../../engine/database/tableOf';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { invalid, notFound, refusedAction } from '../../../engine/problems';
import { forms } from '../../../engine/ports/forms';
import { books } from '../../../engine/ports/books';
import type { TenantActor } from '../../../engine/records/actor';
import { createInsertInTransaction } from '../../../engine/records/createRecord';
import type { RecordOverride } from '../../../engine/records/createRecords';
import { createPatchInTransaction } from '../../../engine/records/patchRecord';
import { explainReasons } from '../../../engine/records/reasons';
import { createDeleteRow, createRemoveRecords } from '../../../engine/records/removeRecords';
import { placeByStatus } from '../decisions/placeByStatus';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createTransit, type BeforeTransit, type Transit } from '../../../engine/records/transitRecord';
import { writeVerbs } from '../../../engine/records/writeVerbs';
import { assertCanEnter, assertOwnSchool, isOrganiser } from '../enteringTerms';
import { readEntryFacts } from './readEntryFacts';
import { readRules } from './readRules';

const waiversRow = v.object({ waivers: v.unknown() });
const authorRow = v.object({ name: v.string() });

/** Entries are records, but for this: they are submitted when they meet the rules of their season, and waivers are signed. */
export const entriesOverride: RecordOverride = (context, collection, verbs) => {
  const transit = createEntryTransit(context, collection);
  const insert = createInsertInTransaction(context, collection, {
    complete: async (transaction, actor, given) =>
      isObject(given['waivers']) ? signed(transaction, actor, given['waivers'], []) : {},
  });
  const patch = createPatchInTransaction(context, collection, (transaction, actor, merged) =>
    signChanged(transaction, actor, collection, merged),
  );
  const deleteRow = createDeleteRow(collection);
  const removal = createRemoveRecords(context, collection, async (transaction, actor, hashcode) => {
    await deleteRow(transaction, actor, hashcode);
    await books().bookFee(context, transaction, actor.tenant, hashcode);
  });
  return {
    ...verbs,
    ...writeVerbs(context, collection, { insert, patch, transit }),
    remove: removal.one,
    removeMany: removal.many,
    afterUndo: books().bookUndone(context, collection),
  };
};

/** A transition of an entry, with all other fields that follow from its status. */
export function createEntryTransit(context: RecordContext, collection: Collection): Transit {
  const check = checkWhenSubmitted(collection);
  const place = placeByStatus(collection);
  const change = createTransit(context, collection, async (...transit) => ({
    ...(await check(...transit)),
    ...(await place(...transit)),
    ...(await books().chargeWhenSubmitted(...transit)),
  }));
  return async (transaction, actor, hashcode, ...terms) => {
    const row = await change(transaction, actor, hashcode, ...terms);
    await books().bookFee(context, transaction, actor.tenant, hashcode);
    return row;
  };
}

/** Refuses to submit what a rule refuses; otherwise stores what the entry was checked with. */
function checkWhenSubmitted(collection: Collection): BeforeTransit {
  return async (transaction, actor, hashcode, transition, stored) => {
    if (transition.to !== 'submitted') return {};
    const { tenant } = actor;
    await assertCanEnter(transaction, actor, tableOf(collection), String(stored['event']));
    const facts = await readEntryFacts(transaction, tenant, hashcode);
    if (!facts) throw notFound();
    const now = new Date();
    const rules = rulesFor(await readRules(transaction, tenant, facts.season), facts);
    const findings = checkEntry(rules, facts, now);
    if (isRefused(findings)) {
      const refusing = findings.filter(isBlocking);
      const texts = refusing.slice(0, 5).map(({ problem }) => messageFor(problem).sentence);
      throw refusedAction(
        sentences.notEligible({ record: collection.label.one, findings: texts.join(' · ') }),
        { findings },
      );
    }
    await forms().submitWithEntry(transaction, tenant, tableOf(collection), hashcode);
    return { checked: v.parse(checkedSchema, { at: now.toISOString(), rules, findings }) };
  };
}

/** Signs the waivers that a patch adds, in the words of the log too. */
async function signChanged(
  transaction: Transaction,
  actor: TenantActor,
  collection: Collection,
  merged: Readonly<Record<string, unknown>>,
): Promise<Body> {
  const { waivers, hashcode } = merged;
  await assertStaysAtSchool(transaction, actor, collection, merged);
  if (!isObject(waivers)) return {};
  const [row] = await transaction.rows(waiversRow, {
    text: `SELECT waivers FROM ${tableOf(collection)} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [actor.tenant, hashcode],
  });
  if (isDeepStrictEqual(row?.waivers, waivers)) return {};
  const stored = v.safeParse(waiversSchema, row?.waivers);
  const known = stored.success ? stored.output.items : [];
  const values = await signed(transaction, actor, waivers, known);
  const added = v.parse(waiversSchema, values.waivers).items.filter(({ rule }) => !isKnown(known, rule));
  const reasons = added.map(({ name: rule, reason }) => `${rule}: ${reason}`).join(' · ');
  if (reasons !== '') await explainReasons(transaction, String(hashcode), { waivers: reasons });
  return values;
}

async function assertStaysAtSchool(
  transaction: Transaction,
  actor: TenantActor,
  collection: Collection,
  { hashcode, organisation = null }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (isOrganiser(actor)) return;
  const [row] = await transaction.rows(v.object({ organisation: v.nullable(v.string()) }), {
    text: `SELECT organisation FROM ${tableOf(collection)} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [actor.tenant, hashcode],
  });
  if (row?.organisation !== organisation) await assertOwnSchool(transaction, actor, organisation);
}

/** Waivers with the name of the user who adds them and the time; those that stand already stay as they were written. */
async function signed(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  given: Readonly<Record<string, unknown>>,
  known: readonly Waiver[],
) {
  const { items } = v.parse(waiversSchema, given);
  const [author] = await transaction.rows(authorRow, {
    text: 'SELECT name FROM users WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, user],
  });
  const now = new Date().toISOString();
  return {
    waivers: {
      items: items.map((item): Waiver => {
        const before = known.find(({ rule }) => rule === item.rule);
        if (before && before.reason !== item.reason) throw invalid({ waivers: [sentences.waiverStays()] });
        return before ?? { ...item, by: author?.name ?? '', at: now };
      }),
    },
  };
}

function isKnown(known: readonly Waiver[], rule: string): boolean {
  return known.some((waiver) => waiver.rule === rule);
}
