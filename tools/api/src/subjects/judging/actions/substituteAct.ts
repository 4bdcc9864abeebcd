import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notify } from '../../../engine/notifications/notify';
import { contactsOf } from '../../../engine/notifications/receivers';
import { refusedAction } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne } from '../../../engine/records/recordSql';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readOpenPlaces } from '../openPlaces';

type Call = RecordCall<'substituteAct'>;

const stageRow = v.object({ status: v.string() });

/**
 * Puts the next in line in a place that was given up. Who is next is computed again with the stage locked, so that of two people who do it
 * one is refused. The act that gave up stays in the stage, as withdrawn as its entry is, and is named by the one in its place.
 */
export function createSubstituteAct(context: RecordContext): Handler<'substituteAct'> {
  const readOne = createReadOne(registry.stages, context.target);
  return (call) =>
    writeOnce(context, registry.stageEntries, call, async (transaction, changeSet) => {
      const { actor, target, ifMatch } = call;
      const of = { actor, hashcode: target };
      await lockRecord(transaction, registry.stages, 'update', of, versionOf(ifMatch), readOne);
      const [stage] = await transaction.rows(stageRow, {
        text: 'SELECT status FROM stages WHERE tenant = $1 AND hashcode = $2::uuid',
        values: [actor.tenant, target],
      });
      if (stage?.status !== 'planned' && stage?.status !== 'judging')
        throw refusedAction(sentences.substituteLate(), {}, 409);
      await putIn(transaction, call, await placeFor(transaction, call));
      return { status: 200, body: succeeded('{}'), headers: { 'change-set': changeSet } };
    });
}

interface Place {
  /** The act that gave it up. */
  of: string;
  /** The place of the substitute in the stage before. */
  cameWith: number | null;
}

async function placeFor(transaction: Transaction, { actor, target, input }: Call): Promise<Place> {
  const places = await readOpenPlaces(transaction, actor.tenant, target);
  const found = places.find(({ fed }) => fed.from.hashcode === input.from);
  const { open } = found ?? {};
  const offered = open?.offers.find(({ entry }) => entry === input.entry)?.of;
  const isTied = open?.tied.some(({ entries }) => entries.includes(input.entry)) ?? false;
  // Of those who share the next place, each one takes the first place that no one else is offered.
  const rest = open?.gaveUp.find((entry) => !open.offers.some(({ of }) => of === entry));
  const of = offered ?? (isTied ? rest : undefined);
  if (!found || of === undefined) throw refusedAction(sentences.substituteNotNext(), {}, 409);
  const act = found.fed.acts.find(({ entry }) => entry === input.entry);
  return { of, cameWith: act?.place ?? null };
}

const rowSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  event: v.string(),
  stage: v.string(),
  next: v.string(),
});

async function putIn(
  transaction: Transaction,
  { actor: { tenant }, target, input }: Call,
  { of, cameWith }: Place,
): Promise<void> {
  const [row] = await transaction.rows(rowSchema, {
    text: `WITH added AS (
        INSERT INTO stage_entries (tenant, name, event, stage, entry, came_from, came_place, came_decided, because, substitute_for)
        SELECT n.tenant, n.qed_title, s.event, s.hashcode, n.hashcode, $4::uuid, $5::integer, a.decision IS NOT NULL,
          a.decision ->> 'reason', $6::uuid
        FROM stages s
          JOIN entries n ON n.tenant = s.tenant AND n.hashcode = $3::uuid
          JOIN stage_entries a ON a.tenant = s.tenant AND a.stage = $4::uuid AND a.entry = n.hashcode
        WHERE s.tenant = $1 AND s.hashcode = $2::uuid
        RETURNING hashcode, name)
      SELECT added.hashcode, added.name, e.name AS event, x.name AS stage, t.name AS next
      FROM added JOIN stages x ON x.tenant = $1 AND x.hashcode = $4::uuid
        JOIN stages t ON t.tenant = $1 AND t.hashcode = $2::uuid
        JOIN events e ON e.tenant = x.tenant AND e.hashcode = x.event`,
    values: [tenant, target, input.entry, input.from, cameWith, of],
  });
  if (!row) throw new Error('A stage that is locked took no act.');
  const { hashcode, ...facts } = row;
  await notify(transaction, tenant, {
    kind: 'resultsReleased',
    cause: `substitute ${hashcode}`,
    about: { collection: 'stageEntries', record: hashcode },
    facts: { ...facts, place: cameWith === null ? '' : String(cameWith) },
    users: await contactsOf(transaction, tenant, 'entries', input.entry),
  });
}
