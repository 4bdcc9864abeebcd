import { registry } from '@callboard/api-contract/collections';
import { asArrived } from '@callboard/domain/calendar';
import { countingSteps, isAtStageDoor, refusedStep, type StepProblem } from '@callboard/domain/scheduling';
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

/** A night is not longer before and after its performance: steps of another day come from a clock that no one measured. */
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
const loggedRow = v.object({
  hashcode: v.string(),
  step: v.picklist(registry.showSteps.fields.step.options.map(({ value }) => value)),
  at: v.number(),
  undoes: v.nullable(v.string()),
  by: v.nullable(v.string()),
});
const itemRow = v.object({
  hashcode: v.string(),
  entry: v.nullable(v.string()),
  away: v.nullable(v.string()),
});
const foundRow = v.object({ hashcode: v.string() });
const knownStep = v.object({
  ...loggedRow.entries,
  item: v.nullable(v.string()),
  other: v.nullable(v.string()),
  minutes: v.nullable(v.number()),
  counts: v.boolean(),
});
const plannedRow = v.object({ hashcode: v.string(), name: v.string(), from: v.number(), to: v.number() });

const refusals = {
  begun: sentences.showItemBegun,
  over: sentences.showItemOver,
  notOn: sentences.showItemNotOn,
} as const satisfies Record<StepProblem, unknown>;

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
        await refuseImpossible(transaction, call, performance);
        await writeStep(transaction, call, performance);
        const counting = await countSteps(transaction, call);
        const begins = input.step === 'start' && counting.has(input.hashcode);
        if (begins && performance.status === 'scheduled') await begin(transaction, call);
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

/** Refuses a step that is made now and cannot be, such as the start of an act that is over. One that arrives late is merged instead. */
async function refuseImpossible(
  transaction: Transaction,
  { actor, target, input }: Call,
  performance: v.InferOutput<typeof performanceRow>,
): Promise<void> {
  if (input.item === null || isAtStageDoor(input.step)) return;
  const values = [actor.tenant, target];
  const log = await transaction.rows(knownStep, {
    text: `SELECT hashcode, step, (extract(epoch FROM made_at) * 1000)::float8 AS at, undoes, made_by AS by, coalesce(item, entry) AS item,
        other, minutes, counts
      FROM show_steps WHERE tenant = $1 AND performance = $2::uuid`,
    values,
  });
  const plan = await transaction.rows(plannedRow, {
    text: `SELECT s.hashcode, coalesce(t.name, n.name, '') AS name, (extract(epoch FROM s.slot_starts_at) * 1000)::float8 AS "from",
        (extract(epoch FROM s.slot_ends_at) * 1000)::float8 AS "to"
      FROM performance_slots s
        JOIN time_slots t ON t.tenant = s.tenant AND t.hashcode = s.hashcode
        LEFT JOIN entries n ON n.tenant = s.tenant AND n.hashcode = s.entry
      WHERE s.tenant = $1 AND s.performance = $2::uuid`,
    values,
  });
  const found = async (named: string | null) =>
    named === null ? null : (await findItem(transaction, actor.tenant, target, named)).hashcode;
  const at = Date.parse(timeOf(input.made_at, performance));
  const { hashcode, step: kind } = input;
  const [item, other] = [await found(input.item), await found(input.other)];
  const made = { hashcode, step: kind, item, other, at, by: actor.user };
  const refused = refusedStep(plan, log, made, Date.now());
  if (refused) throw refusedAction(refusals[refused.problem]({ name: refused.item.name }), {}, 409);
}

/** When a step was made. One of another day has the time of its arrival: no clock makes work impossible. */
function timeOf(
  madeAt: string,
  { starts_at, ends_at }: Pick<v.InferOutput<typeof performanceRow>, 'starts_at' | 'ends_at'>,
): string {
  const now = Date.now();
  const made = Date.parse(madeAt);
  const isOfNight = made >= starts_at.getTime() - aroundMs && made <= ends_at.getTime() + aroundMs;
  return isOfNight ? asArrived({ madeAt }, now).madeAt : new Date(now).toISOString();
}

/**
 * Stores of each step whether it counts, which one that arrives late can change: those of one person while another runs the show do not.
 * Nothing is refused for it, so that the log is the same in whichever order its devices send.
 */
async function countSteps(transaction: Transaction, { actor, target }: Call): Promise<ReadonlySet<string>> {
  const steps = await transaction.rows(loggedRow, {
    text: `SELECT hashcode, step, (extract(epoch FROM made_at) * 1000)::float8 AS at, undoes, made_by AS by
      FROM show_steps WHERE tenant = $1 AND performance = $2::uuid`,
    values: [actor.tenant, target],
  });
  const counting = countingSteps(steps.map((each) => ({ ...each, item: null }))).map(
    ({ hashcode }) => hashcode,
  );
  await transaction.query({
    text: `UPDATE show_steps SET counts = NOT counts WHERE tenant = $1 AND performance = $2::uuid AND counts <> (hashcode = ANY ($3::uuid[]))`,
    values: [actor.tenant, target, counting],
  });
  return new Set(counting);
}

async function writeStep(
  transaction: Transaction,
  { actor, target, input }: Call,
  performance: v.InferOutput<typeof performanceRow>,
): Promise<void> {
  const { event, zone } = performance;
  const { hashcode, item, other, undoes, minutes, participant } = input;
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
      timeOf(input.made_at, performance),
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
  // The undone step is none of this show, the participant is of another entry, or its own name is that of a step elsewhere.
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
