import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../engine/database/TenantDatabase';
import { currentSnapshot } from '../../engine/events/newEvents';
import { withLimits } from '../../engine/limits/limitsSql';
import { readersOf } from '../../engine/live/readersOf';
import { usersWithRole } from '../../engine/notifications/receivers';

const taskRow = v.object({
  name: v.string(),
  event: v.string(),
  due: v.nullable(v.string()),
  audience: v.picklist(['staff', 'participant']),
});

/** A task as its notifications name it; null where it is done or deleted. */
export async function readOpenTask(queries: Queries, tenant: TenantCode, task: string) {
  const [row] = await queries.rows(taskRow, {
    text: `SELECT t.name, e.name AS event, t.due_on::text AS due, t.audience FROM tasks t
      JOIN events e ON e.tenant = t.tenant AND e.hashcode = t.event
      WHERE t.tenant = $1 AND t.hashcode = $2 AND t.status = 'open'`,
    values: [tenant, task],
  });
  return row ?? null;
}

/** The users whom a task is for. */
export function usersOfTask(
  transaction: Transaction,
  tenant: TenantCode,
  task: string,
  audience: 'staff' | 'participant',
): Promise<string[]> {
  return audience === 'staff'
    ? usersWithRole(transaction, tenant, ['staff', 'admin'])
    : participantsOfTask(transaction, tenant, task);
}

const personRow = v.object({ user: v.string(), individual: v.nullable(v.string()) });

/** The participants who can read a task: those of its event. */
async function participantsOfTask(
  transaction: Transaction,
  tenant: TenantCode,
  task: string,
): Promise<string[]> {
  const people = await transaction.rows(personRow, {
    text: `SELECT hashcode AS "user", individual FROM users
      WHERE tenant = $1 AND 'participant' = ANY (roles) AND individual IS NOT NULL AND status = 'active'`,
    values: [tenant],
  });
  const now = await currentSnapshot(transaction);
  const change = { collection: 'tasks', record: task } as const;
  const canRead = await readersOf(
    { tenant, rows: (schema, statement) => transaction.rows(schema, statement) },
    [change],
    await withLimits(
      transaction,
      tenant,
      people.map((person) => ({ ...person, roles: ['participant'] as const })),
    ),
    { seen: now, upto: now, times: [] },
  );
  return people.map(({ user }) => user).filter((user) => canRead(user, change));
}
