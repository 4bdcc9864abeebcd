import { etagOf } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { addJob } from '../../../engine/jobs/queue';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import { explainReasons } from '../../../engine/records/reasons';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, updateSql, writtenRow } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { releaseHolds } from '../sale/releaseHolds';
import { openOrdersSql } from './cancelPerformance';
import { mailPostponed } from './change.jobs';

const hashcodeRow = v.object({ hashcode: v.string() });
const nowRow = v.object({ now: v.date() });
/** A record as it is stored, of which only this is needed. */
const storedPerformance = v.object({ status: v.string(), starts_at: v.string() });

const movable = ['planned', 'scheduled', 'postponed'];

/**
 * Moves a performance to another time. Its orders keep their tickets, and a job mails each buyer the question. With the
 * performance locked, no order is placed meanwhile whose buyer was shown the former time and would not get that mail.
 */
export function createPostponePerformance(context: RecordContext): Handler<'postponeSold'> {
  const collection = context.target('performances');
  const readOne = createReadOne(collection, context.target);

  return (call) =>
    writeOnce(context, registry.performances, call, async (transaction) => {
      const { actor, target, ifMatch, input } = call;
      const { tenant } = actor;
      const at = { actor, hashcode: target };
      const locked = await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const stored = v.parse(storedPerformance, locked.stored);
      if (!movable.includes(stored.status))
        throw refusedAction(sentences.performanceNotPostponable(), {}, 409);
      await checkTimes(transaction, stored.starts_at, input);
      const { starts_at, ends_at } = input;
      const reason = input.message ?? 'Postponed';
      await explainReasons(transaction, target, { starts_at: reason });
      const scheduled = stored.status === 'postponed' ? step('performances', 'schedule').values : {};
      const values = { starts_at, ends_at, ...scheduled };
      const [row] = await transaction.rows(
        writtenRow,
        updateSql(collection, context.target, actor, target, values),
      );
      if (!row) throw notFound();
      // Seats that were offered to the waiting list stay theirs: its page shows the new time.
      await releaseHolds(transaction, tenant, { performance: target, unlessOffered: true });
      const [made] = await transaction.rows(hashcodeRow, {
        text: `INSERT INTO sale_postponements (tenant, performance, from_starts_at, to_starts_at, message, answer_until, with_fees, "user")
          VALUES ($1, $2::uuid, $3::timestamptz, $4::timestamptz, $5, $6::timestamptz, $7, $8::uuid) RETURNING hashcode`,
        values: [
          tenant,
          target,
          stored.starts_at,
          starts_at,
          input.message,
          input.answer_until,
          input.with_fees,
          actor.user,
        ],
      });
      if (!made) throw new Error('An insert returns its row.');
      await transaction.query({
        text: `INSERT INTO postponed_orders (tenant, postponement, "order") SELECT $1, $3::uuid, o.hashcode FROM orders o WHERE ${openOrdersSql}`,
        values: [tenant, target, made.hashcode],
      });
      await addJob(transaction, mailPostponed, { tenant, postponement: made.hashcode });
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}

interface Times {
  starts_at: string;
  ends_at: string;
  answer_until: string;
}

/** By the clock of the database, as everything that is sold. */
async function checkTimes(
  transaction: Transaction,
  before: string,
  { starts_at, ends_at, answer_until }: Times,
) {
  const [row] = await transaction.rows(nowRow, { text: 'SELECT clock_timestamp() AS now', values: [] });
  const now = row?.now.getTime() ?? 0;
  const [start, end, until] = [Date.parse(starts_at), Date.parse(ends_at), Date.parse(answer_until)];
  if (start === Date.parse(before)) throw refusedAction(sentences.postponeSameTime());
  if (start <= now) throw refusedAction(sentences.postponeIntoPast());
  if (end <= start) throw refusedAction(sentences.postponeEndFirst());
  if (until <= now || until > start) throw refusedAction(sentences.postponeAnswerLate());
}
