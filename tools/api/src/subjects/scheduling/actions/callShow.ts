import { registry } from '@callboard/api-contract/collections';
import { isAtStageDoor } from '@callboard/domain/scheduling';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';

type Call = RecordCall<'callShow'>;

/** So much can the clock of a device be ahead. */
const aheadMs = 2 * 60_000;
/** A night is not longer before and after its performance: steps of another day come from a wrong clock. */
const aroundMs = 24 * 3_600_000;
/** More than any night has. */
const maxSteps = 2_000;

const performanceRow = v.object({
  event: v.string(),
  status: v.string(),
  starts_at: v.date(),
  ends_at: v.date(),
  zone: v.string(),
  steps: v.number(),
});
const driverRow = v.object({ user: v.nullable(v.string()), name: v.nullable(v.string()) });
const itemRow = v.object({
  hashcode: v.string(),
  entry: v.nullable(v.string()),
  away: v.nullable(v.string()),
});
const foundRow = v.object({ hashcode: v.string() });

/**
 * Adds a step to the log of a show. With the performance locked, steps of several devices come one after another; what a step means is
 * computed from all of them (`runOfShow`), so that one which comes late from a device without network changes the past, not the order.
 */
export function createCallShow(context: RecordContext): Handler<'callShow'> {
  const collection = context.target('performances');
  const readOne = createReadOne(collection, context.target);

  return (call) =>
    writeOnce(context, registry.performances, call, async (transaction) => {
      const { actor, target, ifMatch, input } = call;
      const at = { actor, hashcode: target };
      await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const performance = await readPerformance(transaction, call);
      if (!(await isKnown(transaction, call))) {
        refuseAtWrongTime(input.made_at, performance);
        await refuseOtherDriver(transaction, call);
        await writeStep(transaction, call, performance);
        if (input.step === 'start' && performance.status === 'scheduled') await begin(transaction, call);
      }
      return { status: 200, body: succeeded(JSON.stringify({ hashcode: input.hashcode })), headers: {} };
    });
}

async function readPerformance(transaction: Transaction, { actor, target }: Call) {
  const [performance] = await transaction.rows(performanceRow, {
    text: `SELECT p.event, p.status, p.starts_at, p.ends_at, v.time_zone AS zone,
        (SELECT count(*)::int FROM show_steps s WHERE s.tenant = p.tenant AND s.performance = p.hashcode) AS steps
      FROM performances p JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue
      WHERE p.tenant = $1 AND p.hashcode = $2::uuid`,
    values: [actor.tenant, target],
  });
  if (!performance) throw notFound();
  const { status, steps } = performance;
  if (status === 'planned') throw refusedAction(sentences.showNotAnnounced(), {}, 409);
  if (status !== 'scheduled' && status !== 'running') throw refusedAction(sentences.showNotOn(), {}, 409);
  if (steps >= maxSteps) throw refusedAction(sentences.showFull(), {}, 409);
  return performance;
}

/** A step that was sent before, whose answer its device did not get. */
async function isKnown(transaction: Transaction, { actor, target, input }: Call): Promise<boolean> {
  const known = await transaction.rows(foundRow, {
    text: 'SELECT hashcode FROM show_steps WHERE tenant = $1 AND hashcode = $2::uuid AND performance = $3::uuid',
    values: [actor.tenant, input.hashcode, target],
  });
  return known.length > 0;
}

function refuseAtWrongTime(
  madeAt: string,
  { starts_at, ends_at }: Pick<v.InferOutput<typeof performanceRow>, 'starts_at' | 'ends_at'>,
): void {
  const made = Date.parse(madeAt);
  const isOfNight = made >= starts_at.getTime() - aroundMs && made <= ends_at.getTime() + aroundMs;
  if (!isOfNight || made > Date.now() + aheadMs) throw refusedAction(sentences.showClock());
}

/**
 * One person runs a show at a time: the one who took over last before the step was made, or else made the first. Several check acts in.
 */
async function refuseOtherDriver(transaction: Transaction, { actor, target, input }: Call): Promise<void> {
  if (
    input.step === 'drive' ||
    isAtStageDoor(input.step) ||
    (await undoesAtStageDoor(transaction, actor.tenant, input))
  )
    return;
  const [driver] = await transaction.rows(driverRow, {
    text: `SELECT s.made_by AS "user", u.qed_title AS name
      FROM show_steps s LEFT JOIN users u ON u.tenant = s.tenant AND u.hashcode = s.made_by
      WHERE s.tenant = $1 AND s.performance = $2::uuid AND s.made_at <= $3::timestamptz AND s.step NOT IN ('here', 'missing')
      ORDER BY s.step = 'drive' DESC, CASE WHEN s.step = 'drive' THEN s.made_at END DESC, s.made_at, s.hashcode LIMIT 1`,
    values: [actor.tenant, target, input.made_at],
  });
  if (driver?.user && driver.user !== actor.user)
    throw refusedAction(sentences.showDriven({ name: driver.name ?? '' }), {}, 409);
}

/** Whether a step undoes one of the stage door. */
async function undoesAtStageDoor(
  transaction: Transaction,
  tenant: string,
  { undoes }: Call['input'],
): Promise<boolean> {
  if (undoes === null) return false;
  const found = await transaction.rows(foundRow, {
    text: `SELECT hashcode FROM show_steps WHERE tenant = $1 AND hashcode = $2::uuid AND step IN ('here', 'missing')`,
    values: [tenant, undoes],
  });
  return found.length > 0;
}

async function writeStep(
  transaction: Transaction,
  { actor, target, input }: Call,
  { event, zone }: Pick<v.InferOutput<typeof performanceRow>, 'event' | 'zone'>,
): Promise<void> {
  const { hashcode, item, other, made_at, undoes, minutes, participant } = input;
  const found = item === null ? null : await findItem(transaction, actor.tenant, target, item);
  const swapped = other === null ? null : await findItem(transaction, actor.tenant, target, other);
  // Acts keep the length that they were promised; only acts have people.
  if (found?.entry && minutes !== null) throw refusedAction(sentences.showActLength());
  if (found?.entry === null && isAtStageDoor(input.step)) throw notFound();
  const written = await transaction.rows(foundRow, {
    text: `INSERT INTO show_steps (tenant, hashcode, name, event, performance, step, made_at, entry, item, undoes, made_by, minutes, participant, other)
      SELECT $1, $2::uuid, to_char($3::timestamptz AT TIME ZONE $4, 'HH24:MI:SS'), $5::uuid, $6::uuid, $7, $3::timestamptz,
        $8::uuid, $9::uuid, $10::uuid, $11::uuid, $12::integer, $13::uuid, $14::uuid
      WHERE ($10::uuid IS NULL OR EXISTS (
          SELECT FROM show_steps u WHERE u.tenant = $1 AND u.hashcode = $10::uuid AND u.performance = $6::uuid))
        AND ($13::uuid IS NULL OR EXISTS (
          SELECT FROM participants a WHERE a.tenant = $1 AND a.hashcode = $13::uuid AND a.entry IN ($8::uuid, $15::uuid)))
      ON CONFLICT (tenant, hashcode) DO NOTHING RETURNING hashcode`,
    values: [
      actor.tenant,
      hashcode,
      made_at,
      zone,
      event,
      target,
      input.step,
      found?.entry ?? null,
      found?.hashcode ?? null,
      undoes,
      actor.user,
      minutes,
      participant,
      swapped?.hashcode ?? null,
      found?.away ?? null,
    ],
  });
  // What it undoes is no step of this show, the participant is of another entry, or its own name is that of a step elsewhere.
  if (written.length === 0) throw notFound();
}

/** The item of the running order of the performance, by its name, or by that of the entry that appears there. */
async function findItem(transaction: Transaction, tenant: string, performance: string, item: string) {
  const [row] = await transaction.rows(itemRow, {
    text: `SELECT hashcode, entry, away FROM time_slots WHERE tenant = $1 AND performance = $2::uuid AND $3::uuid IN (hashcode, entry, away)
      ORDER BY slot_starts_at, hashcode LIMIT 1`,
    values: [tenant, performance, item],
  });
  if (!row) throw notFound();
  return row;
}

/** The first act that begins puts the performance on. */
async function begin(transaction: Transaction, { actor, target }: Call): Promise<void> {
  await transaction.query({
    text: `UPDATE performances SET ${step('performances', 'start').set} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [actor.tenant, target],
  });
}
