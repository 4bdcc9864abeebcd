import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { forbidden, invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createTransit } from '../../engine/records/transitRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { insertNamedAfter } from './namedAfter';

/**
 * A judge on a panel has the name of the user. Who sits there reads and scores what others do not: a seat is for users with the role judge,
 * never for the one who gives it, and once judging has begun who leads is changed by an admin alone, with a reason.
 */
export const panelJudgesOverride: RecordOverride = (context, collection, verbs) => {
  const insert = insertNamedAfter(context, collection, { field: 'judge', to: 'users', check: refuseSeat });
  const transit = createTransit(
    context,
    collection,
    async (transaction, actor, hashcode, { to, from }, _stored, reason) => {
      const { isLate, judge, status } = await readSeat(transaction, actor, hashcode);
      // A judge who stood down takes the seat again by it.
      if (from.includes('stood_down') || to === 'leading') refuseOwn(actor, judge);
      const given = reason === null ? {} : { reason };
      if (!isLate || (to !== 'leading' && status !== 'leading')) return given;
      if (!actor.roles.includes('admin') || reason === null) throw forbidden(sentences.leadLate());
      return given;
    },
  );
  return { ...verbs, ...writeVerbs(context, collection, { insert, transit }) };
};

const userRow = v.object({ is_judge: v.boolean() });

async function refuseSeat(
  transaction: Transaction,
  actor: TenantActor,
  { judge }: Readonly<Record<string, unknown>>,
): Promise<Record<string, never>> {
  refuseOwn(actor, judge);
  const [user] = await transaction.rows(userRow, {
    text: `SELECT 'judge' = ANY (roles) AS is_judge FROM users WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [actor.tenant, judge],
  });
  if (!user?.is_judge) throw invalid({ judge: [sentences.seatNoJudge()] });
  return {};
}

function refuseOwn({ user }: TenantActor, judge: unknown): void {
  if (judge === user) throw forbidden(sentences.seatOwn());
}

const seatRow = v.object({ judge: v.string(), isLate: v.boolean(), status: v.string() });

async function readSeat(transaction: Transaction, { tenant }: TenantActor, hashcode: string) {
  const [seat] = await transaction.rows(seatRow, {
    text: `SELECT j.judge, j.status, s.status <> 'planned' AS "isLate"
      FROM panel_judges j JOIN stages s ON s.tenant = j.tenant AND s.hashcode = j.stage
      WHERE j.tenant = $1 AND j.hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
  if (!seat) throw new Error('A judge that is locked is on no panel.');
  return seat;
}
