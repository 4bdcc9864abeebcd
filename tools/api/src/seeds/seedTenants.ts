import { collectionNamed, tenantCodes, type CollectionName, type TenantCode } from '@callboard/api-contract';
import type { Database } from '../database/openDatabase';
import type { Transaction } from '../database/TenantDatabase';
import { insertRows } from '../imports/insertRows';
import { hashPassword } from '../sessions/passwords';
import { seedPassword } from './addUsers';
import { buildTenantSeed } from './buildTenantSeed';
import { enteredAt } from './enteredAt';
import { seedDay } from './planEvents';
import { readSchools } from './readSchools';
import type { SeedRow, TenantSeed } from './seedRows';
import { anyOf } from '../database/anyOf';

/** How the seeding of one tenant went; no rows where it had data already. */
export interface SeedResult {
  tenant: TenantCode;
  rows: number;
  milliseconds: number;
}

interface SeedOptions {
  tenants?: readonly TenantCode[];
  /** The password of every account; null: nobody can sign in with them. @default the one of the README */
  password?: string | null;
}

const seedLock = 4_202_110_071;

/**
 * Gives each tenant that has nothing yet a believable season and an account for every role. Two processes that start at once seed
 * each tenant once.
 */
export async function seedTenants(database: Database, options: SeedOptions = {}): Promise<SeedResult[]> {
  // One after the other: together they wait for each other at the search indexes and take much longer.
  const results: SeedResult[] = [];
  for (const tenant of options.tenants ?? tenantCodes) {
    const started = performance.now();
    const rows = await seedTenant(database, tenant, options.password);
    results.push({ tenant, rows, milliseconds: Math.round(performance.now() - started) });
  }
  return results;
}

async function seedTenant(
  database: Database,
  tenant: TenantCode,
  password: string | null = seedPassword,
): Promise<number> {
  const tenantDatabase = database.forTenant(tenant);
  if (await hasData(tenantDatabase)) return 0;
  const seed = buildTenantSeed(tenant, readSchools());
  const accounts = await ensureAccounts(database, seed, password);
  const { value } = await tenantDatabase.write(
    { actor: null, statementSeconds: 120 },
    async (transaction) => {
      await transaction.query({ text: `SET LOCAL lock_timeout = '120s'`, values: [] });
      await transaction.query({
        text: 'SELECT pg_advisory_xact_lock($1)',
        values: [seedLock + tenantCodes.indexOf(tenant)],
      });
      return (await hasData(transaction)) ? 0 : insertSeed(transaction, seed, accounts);
    },
  );
  return value;
}

async function hasData(transaction: Transaction): Promise<boolean> {
  for (const table of ['regions', 'organization_structures', 'events', 'users'] as const) {
    if (await transaction.db.selectFrom(table).select('hashcode').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

async function insertSeed(
  transaction: Transaction,
  { tenant, tables }: TenantSeed,
  accounts: ReadonlyMap<string, string>,
): Promise<number> {
  let count = 0;
  const closing = closingDays(tables.get('events') ?? []);
  for (const [collection, rows] of tables) {
    const { values, types } = beside(collection, rows);
    await transaction.query(insertRows(collectionNamed(collection), tenant, values, types));
    count += rows.length;
  }
  return count;

  /** The columns that a create does not write: whose account a user has, when a message was sent, and when an entry came. */
  function beside(collection: CollectionName, rows: readonly SeedRow[]) {
    if (collection === 'users')
      return {
        values: rows.map((row) => ({ ...row, account: accounts.get(String(row['email'])) })),
        types: { account: 'uuid' },
      };
    if (collection === 'messages') return { values: rows, types: { created: 'timestamptz' } };
    if (!('slot_starts_at' in collectionNamed(collection).fields)) return { values: rows, types: {} };
    const enteredOf = (row: SeedRow) => enteredAt(row.hashcode, closing.get(row['event']) ?? seedDay);
    return {
      values: rows.map((row) => ({ ...row, created: enteredOf(row) })),
      types: { created: 'timestamptz' },
    };
  }
}

/** When the entries of each event close: where nobody said so, on its first day. */
function closingDays(events: readonly SeedRow[]): ReadonlyMap<unknown, string> {
  return new Map(
    events.map((event) => [event.hashcode, String(event['entries_close'] ?? event['starts_on'])]),
  );
}

/** The accounts' ids by email. One that exists keeps its password. */
async function ensureAccounts(
  database: Database,
  { accounts }: TenantSeed,
  password: string | null,
): Promise<Map<string, string>> {
  const emails = accounts.map(({ email }) => email);
  await database.shared.query({
    text: `INSERT INTO accounts (email, password_hash) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING`,
    values: [emails, password === null ? null : await hashPassword(password)],
  });
  const found = await database.shared.db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', anyOf('text', emails))
    .execute();
  return new Map(found.map(({ id, email }) => [email, id]));
}
