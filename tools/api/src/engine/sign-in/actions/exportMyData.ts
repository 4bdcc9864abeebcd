import { product, declaredRoles } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../../database/openDatabase';
import { readReceivers } from '../../notifications/notificationSettings';
import { writtenTexts } from '../../personal-data/writtenTexts';
import { declaredCollection } from '../../records/readTarget';
import { createReadOne, readRow } from '../../records/recordSql';
import type { Session } from '../../plugins/session';
import type { ActionTools, UserHandler } from '../../tools/ActionTools';

/**
 * Everything that is stored about oneself, as a document to be saved: the account, its sessions, the membership, the person,
 * messages and notifications.
 */
export const exportMyData: UserHandler<'exportMyData'> = async (tools, { session }) => {
  const at = new Date().toISOString();
  return {
    file_name: `${product.handle}-${session.tenant}-${at.slice(0, 10)}.json`,
    document: {
      exported: at,
      domain: session.tenant,
      account: await accountOf(tools, session),
      sessions: await sessionsOf(tools, session),
      membership: await recordOf(tools.database, session, 'users', session.user),
      person: session.individual
        ? await recordOf(tools.database, session, 'individuals', session.individual)
        : null,
      ...(await writtenAndNotified(tools.database, session)),
    },
  };
};

const accountRow = v.object({ email: v.string(), created: v.date(), modified: v.date() });

async function accountOf({ database, twoStep, passkeys }: ActionTools, session: Session): Promise<object> {
  const { account, tenant, user } = session;
  const [row] = await database.shared.rows(accountRow, {
    text: 'SELECT email, created, modified FROM accounts WHERE id = $1',
    values: [account],
  });
  const { isOn } = await twoStep.stateOf(account);
  return { ...row, two_step_sign_in: isOn, passkeys: await passkeys.list(tenant, user) };
}

async function sessionsOf({ sessions }: ActionTools, { account }: Session): Promise<object[]> {
  return (await sessions.list(account)).map(({ tenant, created, last_seen, user_agent }) => ({
    domain: tenant,
    created,
    last_seen,
    user_agent,
  }));
}

const notificationRow = v.object({
  kind: v.string(),
  facts: v.record(v.string(), v.string()),
  at: v.date(),
  read: v.nullable(v.date()),
});

/** Texts of a user, their notifications, and the settings of these. */
export async function writtenAndNotified(
  database: Database,
  { tenant, user }: Pick<Session, 'tenant' | 'user'>,
): Promise<object> {
  const queries = database.forTenant(tenant);
  const written = await Promise.all(writtenTexts().map((read) => read(queries, tenant, user)));
  const notifications = await queries.rows(notificationRow, {
    text: `SELECT kind, facts, at, read FROM notifications WHERE tenant = $1 AND "user" = $2 ORDER BY number`,
    values: [tenant, user],
  });
  const [settings] = await readReceivers(queries, tenant, [user]);
  return {
    ...Object.fromEntries(written.flatMap((part) => Object.entries(part))),
    notifications,
    notification_settings: settings && {
      kinds: settings.kinds,
      quiet: settings.quiet,
      time_zone: settings.time_zone,
    },
  };
}

/** A record about oneself in full: what is stored about a person is theirs to know, also where their roles would hide it. */
async function recordOf(
  database: Database,
  { tenant, user, individual }: Session,
  collection: 'users' | 'individuals',
  hashcode: string,
): Promise<unknown> {
  const readOne = createReadOne(declaredCollection(collection), declaredCollection);
  const reader = { tenant, user, individual, roles: declaredRoles('staff') };
  const [row] = await database.forTenant(tenant).rows(readRow, readOne(reader, hashcode));
  return row ? (JSON.parse(row.body) as unknown) : null;
}
