import { defaultTenant, tenantCodes, type CollectionName, type TenantCode } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { School } from '@callboard/api-contract/tenant';
import * as v from 'valibot';
import type { Database } from '../engine/database/openDatabase';
import type { Statement, Transaction } from '../engine/database/TenantDatabase';
import { insertRows } from '../engine/records/insertRows';
import { step } from '../engine/records/step';
import { hashPassword } from '../engine/sessions/passwords';
import { name } from '../engine/database/quote';
import { withClient } from '../engine/database/withClient';
import { commentTables } from './addComments';
import { tagTable } from './addTags';
import { talkTables } from './addConversations';
import { seedPassword } from './addUsers';
import { buildTenantSeed } from './buildTenantSeed';
import { careTables } from './careTables.data';
import { logNights } from './logNights';
import { readSchools } from './readSchools';
import type { SeedRow, TenantSeed } from './seedRows';
import { servePorts } from '../servePorts';
import { sellTickets } from './sellTickets';

/** How the seeding of one tenant went; no rows where it had data already. */
export interface SeedResult {
  tenant: TenantCode;
  rows: number;
  milliseconds: number;
}

interface SeedOptions {
  tenants?: readonly TenantCode[];
  /** The password of every account; null: no one can sign in with them. @default the one of the README */
  password?: string | null;
}

/** The first one has rows in nearly every table: what the planner learns of them is right for the others. */
const fullestFirst = [defaultTenant, ...tenantCodes.filter((tenant) => tenant !== defaultTenant)];

const seedLock = 4_202_110_071;

/**
 * Gives each tenant that has nothing yet a believable season and an account for every role. Two processes that start together
 * seed each tenant once.
 */
export async function seedTenants(database: Database, options: SeedOptions = {}): Promise<SeedResult[]> {
  servePorts();
  // One after the other: together they wait for each other at the search indexes and take much longer.
  const results: SeedResult[] = [];
  let schools: School[] | undefined;
  const readOnce = () => (schools ??= readSchools());
  for (const tenant of options.tenants ?? fullestFirst) {
    const started = performance.now();
    const rows = await seedTenant(database, tenant, readOnce, options.password);
    if (rows > 0) {
      if (!results.some((before) => before.rows > 0)) await analyse(database);
      await sellTickets(database, tenant);
      await logNights(database, tenant);
    }
    results.push({ tenant, rows, milliseconds: Math.round(performance.now() - started) });
  }
  if (results.some(({ rows }) => rows > 0)) await analyse(database);
  return results;
}

/** The planner knows nothing of a database that was just filled, or only of the tenants that came first. */
async function analyse({ ownerUrl }: Database): Promise<void> {
  await withClient(ownerUrl, (client) => client.query('ANALYZE'));
}

/**
 * Where statistics know other tenants, but not this one, the planner takes it for one row, and any index that begins with the tenant is
 * as good as another: each row would read all those before it. Planned for all tenants alike, its indexes differ.
 */
const planForAll: Statement = {
  text: `SELECT set_config('plan_cache_mode', CASE WHEN reltuples > 0 THEN 'force_generic_plan' ELSE 'auto' END, true)
    FROM pg_class WHERE oid = 'entries'::regclass`,
  values: [],
};

async function seedTenant(
  database: Database,
  tenant: TenantCode,
  schools: () => readonly School[],
  password: string | null = seedPassword,
): Promise<number> {
  const tenantDatabase = database.forTenant(tenant);
  if (await hasData(tenantDatabase)) return 0;
  const seed = buildTenantSeed(tenant, schools());
  const passwordHash = password === null ? null : await hashPassword(password);
  const { value } = await tenantDatabase.write(
    { actor: null, statementSeconds: 120 },
    async (transaction) => {
      await transaction.query({ text: `SET LOCAL lock_timeout = '120s'`, values: [] });
      await transaction.query({
        text: 'SELECT pg_advisory_xact_lock($1)',
        values: [seedLock + tenantCodes.indexOf(tenant)],
      });
      await transaction.query(planForAll);
      if (await hasData(transaction)) return 0;
      return insertSeed(transaction, seed, await ensureAccounts(transaction, seed, passwordHash));
    },
  );
  return value;
}

async function hasData(transaction: Transaction): Promise<boolean> {
  for (const table of ['regions', 'organization_structures', 'events', 'users'] as const) {
    const found = await transaction.query({ text: `SELECT FROM ${name(table)} LIMIT 1`, values: [] });
    if (found.length > 0) return true;
  }
  return false;
}

async function insertSeed(
  transaction: Transaction,
  { tenant, tables, talk, care, remarks, links, invoiced }: TenantSeed,
  accounts: ReadonlyMap<string, string>,
): Promise<number> {
  let count = 0;
  for (const [collection, rows] of tables) {
    const { values, types } = preparedValues(collection, rows);
    await transaction.query(insertRows(collectionNamed(collection), tenant, values, types));
    count += rows.length;
  }
  for (const part of ['mentions', 'reactions', 'reads'] as const) {
    await transaction.query(insertPlain(tenant, talkTables[part], talk[part]));
  }
  for (const part of ['guardians', 'consent_links', 'consents', 'notifications'] as const) {
    await transaction.query(insertPlain(tenant, { table: part, columns: careTables[part] }, care[part]));
  }
  for (const part of ['comments', 'comment_mentions', 'record_followers'] as const) {
    await transaction.query(
      insertPlain(tenant, { table: part, columns: commentTables[part] }, remarks[part]),
    );
  }
  await transaction.query(insertPlain(tenant, tagTable, links.record_tags));
  await transaction.query({
    text: `UPDATE organization_structures o SET head = given.head
      FROM json_to_recordset($2) AS given (department uuid, head uuid) WHERE o.tenant = $1 AND o.hashcode = given.department`,
    values: [tenant, JSON.stringify(links.heads)],
  });
  await transaction.query({
    text: `UPDATE participants p SET mentor = given.mentor
      FROM json_to_recordset($2) AS given (participant uuid, mentor uuid) WHERE p.tenant = $1 AND p.hashcode = given.participant`,
    values: [tenant, JSON.stringify(links.mentors)],
  });
  await transaction.query(insertPlain(tenant, invoiceTables.terms, invoiced.terms));
  await transaction.query(insertPlain(tenant, invoiceTables.lines, invoiced.lines));
  // One after another: each takes the next number.
  for (const { invoice, issued_on } of invoiced.issued) {
    await transaction.query({
      text: `UPDATE invoices SET ${step('invoices', 'issued').set}, issued_on = $3 WHERE tenant = $1 AND hashcode = $2::uuid`,
      values: [tenant, invoice, issued_on],
    });
  }
  await transaction.query({
    text: `UPDATE messages m SET body = given.body, edited_at = given.edited_at, deleted_at = given.deleted_at
      FROM json_to_recordset($2) AS given (hashcode uuid, body text, edited_at timestamptz, deleted_at timestamptz)
      WHERE m.tenant = $1 AND m.hashcode = given.hashcode`,
    values: [tenant, JSON.stringify(talk.changes)],
  });
  return count;

  /** The columns that a create does not write: whose account a user has, and when something was made. */
  function preparedValues(collection: CollectionName, rows: readonly SeedRow[]) {
    if (collection === 'users')
      return {
        values: rows.map((row) => ({ ...row, account: accounts.get(String(row['email'])) })),
        types: { account: 'uuid' },
      };
    const isDated = rows[0] !== undefined && 'created' in rows[0];
    return { values: rows, types: isDated ? { created: 'timestamptz' } : {} };
  }
}

const invoiceTables = {
  terms: {
    table: 'invoice_terms',
    columns: {
      supplier: 'text',
      gst_number: 'text',
      address: 'text',
      bank_account: 'text',
      due_days: 'integer',
      remind_after_days: 'integer',
    },
  },
  lines: {
    table: 'invoice_lines',
    columns: {
      hashcode: 'uuid',
      invoice: 'uuid',
      nth: 'integer',
      entry: 'uuid',
      text: 'text',
      amount: 'integer',
    },
  },
};

/** One statement for all rows of a table that is no collection. */
function insertPlain(
  tenant: TenantCode,
  { table, columns }: { table: string; columns: Readonly<Record<string, string>> },
  rows: readonly object[],
): Statement {
  const names = Object.keys(columns).map(name).join(', ');
  const typed = Object.entries(columns).map(([column, type]) => `${name(column)} ${type}`);
  return {
    text: `INSERT INTO ${name(table)} (tenant, ${names}) SELECT $1, ${names}
      FROM json_to_recordset($2) AS given (${typed.join(', ')})`,
    values: [tenant, JSON.stringify(rows)],
  };
}

/** The accounts' ids by email. One that exists keeps its password. */
async function ensureAccounts(
  transaction: Transaction,
  { accounts }: TenantSeed,
  passwordHash: string | null,
): Promise<Map<string, string>> {
  const emails = accounts.map(({ email }) => email);
  await transaction.query({
    text: `INSERT INTO accounts (email, password_hash) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING`,
    values: [emails, passwordHash],
  });
  const found = await transaction.rows(v.object({ id: v.string(), email: v.string() }), {
    text: 'SELECT id, email FROM accounts WHERE lower(email) = ANY ($1::text[])',
    values: [emails],
  });
  return new Map(found.map(({ id, email }) => [email, id]));
}
