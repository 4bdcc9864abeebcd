import { type Collection, collectionNamed, isCollectionName, product } from '@callboard/api-contract';
import type { Database } from '../../database/openDatabase';
import { createReadOne, readRow } from '../../records/recordSql';
import type { Session } from '../../plugins/session';
import type { ActionTools, UserHandler } from './userAction';

/** Everything that is kept about oneself, as a document to be saved: the account, its sessions, the membership, the person. */
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
    },
  };
};

async function accountOf({ database, twoStep, passkeys }: ActionTools, session: Session): Promise<object> {
  const { account, tenant, user } = session;
  const row = await database.shared.db
    .selectFrom('accounts')
    .select(['email', 'created', 'modified'])
    .where('id', '=', account)
    .executeTakeFirst();
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

/** A record about oneself in full: what is kept about somebody is theirs to know, whatever their roles let them see elsewhere. */
async function recordOf(
  database: Database,
  { tenant, user, individual }: Session,
  collection: 'users' | 'individuals',
  hashcode: string,
): Promise<unknown> {
  const readOne = createReadOne(collectionNamed(collection), target);
  const reader = { tenant, user, individual, roles: ['staff' as const] };
  const [row] = await database.forTenant(tenant).rows(readRow, readOne(reader, hashcode));
  return row ? (JSON.parse(row.body) as unknown) : null;
}

function target(name: string): Collection {
  if (!isCollectionName(name)) throw new Error(`There is no collection ${name}.`);
  return collectionNamed(name);
}
