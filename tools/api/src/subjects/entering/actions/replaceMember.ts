import type { Collection } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { runningStatuses, type EligibilityRule, type EntryFacts } from '@callboard/api-contract/entries';
import { messageFor, sentences } from '@callboard/api-contract/sentences';
import { replacementFindings, replacementLimit } from '@callboard/domain/competition';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { askGuardian } from '../consents/askGuardian';
import { tableOf } from '../../../engine/database/tableOf';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { readEntryFacts } from '../eligibility/readEntryFacts';
import { readRules } from '../eligibility/readRules';
import { insertRows, type NewRow } from '../../../engine/records/insertRows';
import { conflict, notFound, refusedAction } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import { lockRecord } from '../../../engine/records/lockRecord';
import { explainReasons } from '../../../engine/records/reasons';
import { actorOf, explained, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { isOrganiser } from '../enteringTerms';
import { asStaff, withKnownPersons } from './changeMembers';

const leavingRow = v.object({ organisation: v.nullable(v.string()) });
const namesakeRow = v.object({ hashcode: v.string(), status: v.string() });

/** Replacement, or its undo, with its records. */
export interface Replacing {
  actor: TenantActor;
  entries: Collection;
  people: Collection;
  /** The entry, locked, as it is stored. */
  entry: string;
  stored: Readonly<Record<string, unknown>>;
  facts: EntryFacts;
  rules: readonly EligibilityRule[];
  now: Date;
}

/** Replaces a member of a submitted entry: those who entered it until the day of the rule, staff at any time. */
export function createReplaceMember(context: RecordContext): Handler<'replaceMember'> {
  return async ({ input: { entry, participant, member, reason, guardian }, session }) => {
    const value = await replacing(context, actorOf(session), entry, async (transaction, work) => {
      const { actor, people, facts, rules, now, stored } = work;
      const leaving = await lockMember(transaction, work, participant);
      const body = {
        ...member,
        entry,
        event: stored['event'],
        organisation: leaving.organisation ?? stored['organisation'],
      };
      // The entry and the event are those of the entry that the user works on.
      const given: NewRow = {
        ...context.parseBody(people, 'create', asStaff(actor), body),
        hashcode: randomUUID(),
      };
      const coming = await addComing(transaction, work, given);
      await explainReasons(transaction, participant, { status: reason });
      const left = step('participants', 'withdraw');
      await transaction.query({
        text: `UPDATE ${tableOf(people)} SET ${left.set}, replaced_by = $3::uuid
          WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [actor.tenant, participant, coming],
      });
      const after = await readEntryFacts(transaction, actor.tenant, entry);
      if (!after) throw notFound();
      const findings = replacementFindings(rules, facts, after, now);
      if (findings.length > 0) {
        const texts = findings.slice(0, 5).map(({ problem }) => messageFor(problem).sentence);
        throw refusedAction(
          sentences.replacedNotEligible({ name: String(given['name']), findings: texts.join(' · ') }),
          { findings },
        );
      }
      if (guardian) await askGuardian(transaction, actor, { entry, participant: coming, guardian });
      return coming;
    });
    return { participant: value };
  };
}

/** Locks an entry whose members the user can replace now, and reads what decides about it. */
export async function replacing<T>(
  context: RecordContext,
  actor: TenantActor,
  entry: string,
  work: (transaction: Transaction, replacing: Replacing) => Promise<T>,
): Promise<T> {
  const entries = collectionAt('entries', actor.tenant);
  const people = collectionAt('participants', actor.tenant);
  const readOne = createReadOne(entries, context.target);
  const { value } = await explained(context, people, () =>
    context.database
      .forTenant(actor.tenant)
      .write({ actor: actor.user, changeSet: randomUUID() }, async (transaction) => {
        const at = { actor, hashcode: entry };
        const { stored } = await lockRecord(transaction, entries, 'update', at, null, readOne);
        assertStands(entries, String(stored['status']));
        const facts = await readEntryFacts(transaction, actor.tenant, entry);
        if (!facts) throw notFound();
        const rules = await readRules(transaction, actor.tenant, facts.season);
        const now = new Date();
        const limit = replacementLimit(rules, facts, now);
        if (limit?.isOver && !isOrganiser(actor))
          throw refusedAction(sentences.replacedTooLate({ day: limit.day }));
        return work(transaction, { actor, entries, people, entry, stored, facts, rules, now });
      }),
  );
  return value;
}

function assertStands({ label, lifecycle }: Collection, status: string): void {
  if (status === 'draft') throw refusedAction(sentences.replacedInDraft({ record: label.one }));
  if (runningStatuses.some((running) => running === status)) return;
  const text = lifecycle?.statuses[status]?.label ?? status;
  throw refusedAction(sentences.replacedNotNow({ record: label.one, status: text }));
}

async function lockMember(
  transaction: Transaction,
  { actor, people, entry }: Replacing,
  participant: string,
) {
  const [leaving] = await transaction.rows(leavingRow, {
    text: `SELECT organisation FROM ${tableOf(people)}
      WHERE tenant = $1 AND entry = $2::uuid AND hashcode = $3::uuid AND status <> 'withdrawn' FOR UPDATE`,
    values: [actor.tenant, entry, participant],
  });
  if (!leaving) throw notFound();
  return leaving;
}

/** Adds the new member. Who was in the entry before and left comes back as the same member, with what their guardian answered. */
async function addComing(
  transaction: Transaction,
  { actor, people, entries, entry, stored }: Replacing,
  given: NewRow,
): Promise<string> {
  const { tenant } = actor;
  const table = tableOf(people);
  const [namesake] = await transaction.rows(namesakeRow, {
    text: `SELECT hashcode, status FROM ${table} WHERE tenant = $1 AND entry = $2::uuid AND name = $3 FOR UPDATE`,
    values: [tenant, entry, given['name']],
  });
  if (namesake && namesake.status !== 'withdrawn') {
    throw conflict(sentences.membersThere({ names: String(given['name']), record: entries.label.one }));
  }
  if (namesake) {
    const back = step('participants', 'invite_again');
    await transaction.query({
      text: `UPDATE ${table} SET ${back.set}, replaced_by = NULL, date_of_birth = $3, year_level = $4, part = $5
        WHERE tenant = $1 AND hashcode = $2::uuid`,
      values: [
        tenant,
        namesake.hashcode,
        given['date_of_birth'] ?? null,
        given['year_level'] ?? null,
        given['part'] ?? null,
      ],
    });
    return namesake.hashcode;
  }
  const row = { hashcode: entry, event: stored['event'], organisation: stored['organisation'] };
  const { rows } = await withKnownPersons(transaction, actor, people, row, [given]);
  await transaction.query(insertRows(people, tenant, rows));
  return String(given['hashcode']);
}
