import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notify } from '../../engine/notifications/notify';
import { step } from '../../engine/records/step';
import { reachedSql } from '../../engine/targets/reachedSql';
import { readTargets } from './readTargets';

const userRow = v.object({ user: v.string() });
const titleRow = v.object({ title: v.string() });

/** Publishing of an announcement by a user; null: by itself, at its time. */
export interface Publishing {
  tenant: TenantCode;
  announcement: string;
  actor: string | null;
}

/**
 * Publishes an announcement that is locked: whom its targets reach now are its receivers, and are notified.
 *
 * @returns how many they are
 */
export async function publish(transaction: Transaction, publishing: Publishing): Promise<number> {
  const { tenant, announcement } = publishing;
  await transaction.query({
    text: `UPDATE announcements SET ${step('announcements', 'publish').set}, published_at = now() WHERE tenant = $1 AND hashcode = $2`,
    values: [tenant, announcement],
  });
  return sendToAdded(transaction, publishing);
}

/**
 * Makes receivers of those whom the targets reach and who are none yet, and notifies them alone.
 *
 * @returns how many were added
 */
export async function sendToAdded(transaction: Transaction, publishing: Publishing): Promise<number> {
  const { tenant, announcement, actor } = publishing;
  const targets = await readTargets(transaction, tenant, announcement);
  const values: unknown[] = [tenant, announcement];
  const reached = reachedSql(tenant, targets, (value) => `$${values.push(value)}`);
  const added = await transaction.rows(userRow, {
    text: `INSERT INTO announcement_receivers (tenant, announcement, "user", name)
      SELECT $1, $2, u.hashcode, u.name FROM users u
      WHERE u.tenant = $1 AND u.hashcode IN (SELECT r."user" FROM (${reached}) r)
      ORDER BY u.name, u.hashcode
      ON CONFLICT (tenant, announcement, "user") DO NOTHING RETURNING "user"`,
    values,
  });
  const [row] = await transaction.rows(titleRow, {
    text: `UPDATE announcements SET receivers_count = coalesce(receivers_count, 0) + $3,
      read_count = coalesce(read_count, 0) WHERE tenant = $1 AND hashcode = $2 RETURNING title`,
    values: [tenant, announcement, added.length],
  });
  await notify(transaction, tenant, {
    kind: 'announcement',
    cause: `announcement ${announcement}`,
    about: { collection: 'announcements', record: announcement },
    facts: { title: row?.title ?? '', isReminder: '' },
    users: added.map(({ user }) => user).filter((user) => user !== actor),
  });
  return added.length;
}
