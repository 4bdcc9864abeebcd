import type { TenantCode } from '@callboard/api-contract';
import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import type { Queries, Transaction } from '../database/TenantDatabase';
import type { Session } from '../plugins/session';
import type { Secrets } from '../secrets/secrets';
import { idleTime } from '../sessions/sessionStore';
import type { PushTarget } from './createPush';

/** A user has at most so many; the oldest gives way. */
const maxDevices = 10;

const targetSchema = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() });
const sealedRow = v.object({ hashcode: v.string(), sealed: v.instance(Buffer) });
const deviceRow = v.object({ hashcode: v.string() });

/** The subscriptions whose session can still be used: a session that has ended is deleted up to an hour later. */
const living = `FROM push_subscriptions p
  JOIN sessions s ON s.tenant = p.tenant AND s.token_hash = p.session_hash AND s.viewer IS NULL
    AND s.expires > now() AND s.last_seen > now() - interval '${idleTime}'`;

/** SQL that is true for a user with a device: `hasDevice('$1', 'a."user"')`. */
export function hasDevice(tenant: string, user: string): string {
  return `EXISTS (SELECT ${living} WHERE p.tenant = ${tenant} AND p."user" = ${user})`;
}

/** The devices of users that get notifications. */
export function createPushSubscriptions(database: Database, secrets: Pick<Secrets, 'seal' | 'open'>) {
  /** Adds the device of a session. The same browser is one device, even if another user had it before. */
  async function add({ tenant, user, tokenHash }: Session, target: PushTarget): Promise<void> {
    await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
      await removeFrom(transaction, tenant, target.endpoint);
      const hashcode = randomUUID();
      await transaction.query({
        text: `INSERT INTO push_subscriptions (tenant, hashcode, "user", session_hash, endpoint_hash, sealed)
          VALUES ($1, $2, $3, $4, $5, $6)`,
        values: [
          tenant,
          hashcode,
          user,
          tokenHash,
          hashOf(target.endpoint),
          secrets.seal(Buffer.from(JSON.stringify(target)), hashcode),
        ],
      });
      await transaction.query({
        text: `DELETE FROM push_subscriptions WHERE tenant = $1 AND hashcode IN (
          SELECT hashcode FROM push_subscriptions WHERE tenant = $1 AND "user" = $2
          ORDER BY created DESC, hashcode OFFSET ${maxDevices})`,
        values: [tenant, user],
      });
    });
  }

  /** Removes a device of the user of a session; it can be gone already. */
  async function remove({ tenant, user }: Session, endpoint: string): Promise<void> {
    await database.forTenant(tenant).query({
      text: 'DELETE FROM push_subscriptions WHERE tenant = $1 AND "user" = $2 AND endpoint_hash = $3',
      values: [tenant, user, hashOf(endpoint)],
    });
  }

  /** Removes what the push service does not know any more. */
  async function removeGone(tenant: TenantCode, subscription: string): Promise<void> {
    await database.forTenant(tenant).query({
      text: 'DELETE FROM push_subscriptions WHERE tenant = $1 AND hashcode = $2',
      values: [tenant, subscription],
    });
  }

  /** Where a device of a user is reached; null for one whose session has ended. */
  async function target(tenant: TenantCode, user: string, subscription: string): Promise<PushTarget | null> {
    const [row] = await database.forTenant(tenant).rows(sealedRow, {
      text: `SELECT p.hashcode, p.sealed ${living} WHERE p.tenant = $1 AND p."user" = $2 AND p.hashcode = $3`,
      values: [tenant, user, subscription],
    });
    if (!row) return null;
    return v.parse(targetSchema, JSON.parse(secrets.open(row.sealed, row.hashcode).toString()));
  }

  return { add, remove, removeGone, target };
}

/** The devices of a user, by their hashcodes. */
export async function devicesOf(queries: Queries, tenant: TenantCode, user: string): Promise<string[]> {
  const rows = await queries.rows(deviceRow, {
    text: `SELECT p.hashcode ${living} WHERE p.tenant = $1 AND p."user" = $2`,
    values: [tenant, user],
  });
  return rows.map(({ hashcode }) => hashcode);
}

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>;

async function removeFrom(transaction: Transaction, tenant: TenantCode, endpoint: string): Promise<void> {
  await transaction.query({
    text: 'DELETE FROM push_subscriptions WHERE tenant = $1 AND endpoint_hash = $2',
    values: [tenant, hashOf(endpoint)],
  });
}

function hashOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest();
}
