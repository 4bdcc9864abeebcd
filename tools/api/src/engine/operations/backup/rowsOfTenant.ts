import type { TenantCode } from '@callboard/api-contract';
import { literal } from '../../database/quote';
import { sealedColumns } from '../../secrets/sealedColumns.data';
import type { StoredTable } from './tables';

/** Which rows of a table are written. */
export interface RowsOfTable {
  table: StoredTable;
  /** A condition in SQL. */
  where: string;
}

/** Tables of the server that a tenant leaves: who is signed in there, what it has yet to do, and what it has answered. */
const ofTheServer = new Set(
  [
    'sessions',
    'sign_in_tickets',
    'password_resets',
    'push_subscriptions',
    'idempotency_keys',
    'event_cursors',
  ].map((table) => `public.${table}`),
);

/** The table of people with a password: it has no tenant, and a person can be a user of several. */
export const accountsTable = 'public.accounts';

/**
 * The rows of a tenant, with the accounts of its users. What is sealed with the secret key stays: another installation has another key.
 *
 * @param tables all of the installation
 */
export function rowsOfTenant(tables: readonly StoredTable[], tenant: TenantCode): RowsOfTable[] {
  const own = `tenant = ${literal(tenant)}`;
  return tables.flatMap((table) => {
    if (table.name === accountsTable)
      return { table, where: `id IN (SELECT account FROM users WHERE ${own})` };
    if (!hasTenant(table) || ofTheServer.has(table.name)) return [];
    const sealed = sealedColumns.filter((column) => `public.${column.table}` === table.name);
    return { table, where: [own, ...sealed.map(({ where }) => `NOT (${where})`)].join(' AND ') };
  });
}

/** True if a table has rows of tenants. */
export function hasTenant({ name, columns }: StoredTable): boolean {
  return name.startsWith('public.') && columns.some((column) => column.name === 'tenant');
}
