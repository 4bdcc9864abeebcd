import { anyBuyer } from '../records/anyBuyer';

/** A column whose values are sealed with the secret key, each for an owner: see `createSecrets`. */
export interface SealedColumn {
  table: string;
  column: string;
  /** Key of a row, within its tenant where the table has one. */
  key: string;
  hasTenant: boolean;
  /** Which rows hold a sealed value. */
  where: string;
  /** The owner that a value was sealed for, as SQL over its row. */
  owner: string;
  /** How the column has the bytes. */
  isText: boolean;
  /** Where the rows are keys themselves: the column of when the last one ended, as each does with another secret key. */
  retires?: string;
}

/** All that is sealed in the database: with another key it is sealed again. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'account_totp',
    column: 'secret',
    key: 'account',
    hasTenant: false,
    where: 'true',
    owner: 'account::text',
    isText: false,
  },
  {
    table: 'gift_voucher_codes',
    column: 'sealed',
    key: 'gift_voucher',
    hasTenant: true,
    where: 'true',
    owner: 'gift_voucher::text',
    isText: false,
  },
  {
    table: 'mails',
    column: 'content',
    key: 'id',
    hasTenant: true,
    where: 'content IS NOT NULL',
    owner: 'id::text',
    isText: false,
  },
  {
    table: 'push_subscriptions',
    column: 'sealed',
    key: 'hashcode',
    hasTenant: true,
    where: 'true',
    owner: 'hashcode::text',
    isText: false,
  },
  {
    table: 'seal_keys',
    column: 'sealed',
    key: 'hashcode',
    hasTenant: true,
    where: 'true',
    owner: 'hashcode::text',
    isText: false,
    retires: 'retired_at',
  },
  // The answers to buyers: those to users are not sealed.
  {
    table: 'idempotency_keys',
    column: 'body',
    key: 'key',
    hasTenant: true,
    where: `body IS NOT NULL AND "user" = '${anyBuyer}'`,
    owner: `tenant || ' ' || key`,
    isText: true,
  },
];
