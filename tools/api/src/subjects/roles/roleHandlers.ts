import { limitedRoles, type LimitedRole } from '@callboard/api-contract';
import { roleChangesPageSize } from '@callboard/api-contract/accounts';
import { limitProblems, roleLimitsSchema } from '@callboard/api-contract/reach';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { AllHandlers } from '../../engine/calls/handler';
import type { Database } from '../../engine/database/openDatabase';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { emit } from '../../engine/events/emit';
import { conflict, invalid } from '../../engine/problems';
import type { Session } from '../../engine/plugins/session';
import type { SessionStore } from '../../engine/sessions/sessionStore';

const listedRow = v.object({
  role: v.picklist(limitedRoles),
  limits: roleLimitsSchema,
  version: v.number(),
  changed: v.date(),
  name: v.nullable(v.string()),
});

const changeRow = v.object({
  role: v.picklist(limitedRoles),
  version: v.number(),
  before: roleLimitsSchema,
  after: roleLimitsSchema,
  at: v.date(),
  name: v.nullable(v.string()),
});

const countRow = v.object({ count: v.number() });

const storedRow = v.object({ limits: roleLimitsSchema, version: v.number() });

/** Reading and changing what the roles of a tenant can no longer do. */
export function createRoleHandlers(database: Database, sessions: Pick<SessionStore, 'forget'>) {
  return {
    roleLimits: async ({ session: { tenant } }) => {
      const rows = await database.forTenant(tenant).rows(listedRow, {
        text: `SELECT l.role, l.limits, l.version, l.changed, u.name FROM role_limits l
          LEFT JOIN users u ON u.tenant = l.tenant AND u.hashcode = l.changed_by WHERE l.tenant = $1`,
        values: [tenant],
      });
      return limitedRoles.map((role) => {
        const stored = rows.find((row) => row.role === role);
        if (!stored) return { role, limits: {}, version: 0, changed: null };
        const { limits, version, changed, name } = stored;
        return { role, limits, version, changed: { at: changed.toISOString(), by: name ?? 'User' } };
      });
    },

    roleChanges: async ({ input, session: { tenant } }) => {
      const skipped = (Number(input.page) - 1) * roleChangesPageSize;
      const own = database.forTenant(tenant);
      const [counted] = await own.rows(countRow, {
        text: 'SELECT count(*)::integer AS count FROM role_limit_changes WHERE tenant = $1',
        values: [tenant],
      });
      const rows = await own.rows(changeRow, {
        text: `SELECT c.role, c.version, c.before, c.after, c.at, u.name FROM role_limit_changes c
          LEFT JOIN users u ON u.tenant = c.tenant AND u.hashcode = c.actor WHERE c.tenant = $1
          ORDER BY c.at DESC, c.role, c.version DESC LIMIT $2 OFFSET $3`,
        values: [tenant, roleChangesPageSize, skipped],
      });
      const results = rows.map(({ at, name, ...row }) => ({
        ...row,
        at: at.toISOString(),
        by: name ?? 'User',
      }));
      return { count: counted?.count ?? 0, results };
    },

    limitRole: async ({ input, session }) => {
      const problems = limitProblems(session.tenant, input.role, input.limits);
      if (problems.length > 0) throw invalid({ limits: problems });
      const by = { actor: session.user };
      const { value } = await database.forTenant(session.tenant).write(by, async (transaction) => {
        const before = await lockLimits(transaction, session, input.role);
        if (before.version !== input.version) throw conflict(sentences.limitsChanged());
        const version = before.version + 1;
        await storeLimits(transaction, session, { ...input, before: before.limits, version });
        await emit(transaction, session.tenant, 'roles.limited', { role: input.role });
        return version;
      });
      // This process does not wait for the event: the next request of anyone who has the role is decided again.
      sessions.forget();
      return { version: value };
    },
  } satisfies Partial<AllHandlers>;
}

/** The limits as they are, locked against another admin; a role that has none gets its row, so that there is one to lock. */
async function lockLimits(
  transaction: Transaction,
  { tenant, user }: Session,
  role: LimitedRole,
): Promise<v.InferOutput<typeof storedRow>> {
  await transaction.query({
    text: `INSERT INTO role_limits (tenant, role, limits, version, changed_by) VALUES ($1, $2, '{}', 0, $3)
      ON CONFLICT DO NOTHING`,
    values: [tenant, role, user],
  });
  const [stored] = await transaction.rows(storedRow, {
    text: 'SELECT limits, version FROM role_limits WHERE tenant = $1 AND role = $2 FOR UPDATE',
    values: [tenant, role],
  });
  if (!stored) throw new Error(`The limits of ${role} were stored a moment ago and cannot be found.`);
  return stored;
}

interface NewLimits {
  role: LimitedRole;
  before: object;
  limits: object;
  version: number;
}

async function storeLimits(
  transaction: Transaction,
  { tenant, user }: Session,
  { role, before, limits, version }: NewLimits,
): Promise<void> {
  await transaction.query({
    text: `UPDATE role_limits SET limits = $3::jsonb, version = $4, changed = now(), changed_by = $5
      WHERE tenant = $1 AND role = $2`,
    values: [tenant, role, JSON.stringify(limits), version, user],
  });
  await transaction.query({
    text: `INSERT INTO role_limit_changes (tenant, role, version, before, after, actor)
      VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6)`,
    values: [tenant, role, version, JSON.stringify(before), JSON.stringify(limits), user],
  });
}
