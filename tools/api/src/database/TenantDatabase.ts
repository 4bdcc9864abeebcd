import type { TenantCode } from '@callboard/api-contract';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema';

/** SQL with its values; `name` makes it a prepared statement of each connection. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  name?: string;
  /** How long to wait for the answer; by default a little longer than the database lets a statement run. */
  timeoutMs?: number;
}

/** Who writes, for the change log. A change set that is given continues an earlier one. */
export interface WriteBy {
  actor: string | null;
  changeSet?: string;
  /** How long each statement may take, where that is longer than for others. */
  statementSeconds?: number;
}

/** What can run SQL: a database of one tenant, or a transaction on it. */
export interface Queries {
  query<Row>(statement: CompiledQuery<Row> | Statement): Promise<Row[]>;
}

/** An open transaction. */
export type Transaction = Queries;

/** One tenant's rows, and nobody else's: its connections say the tenant when they are opened, and row-level security holds them to it. */
export interface TenantDatabase extends Queries {
  readonly tenant: TenantCode;
  /** Builds and compiles queries; it runs none. */
  readonly kysely: Kysely<Schema>;
  /** Runs work in one transaction, whose changes the log keeps under one change set. Deadlocks are tried again. */
  write<T>(
    by: WriteBy,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<{ value: T; changeSet: string }>;
}

/** What belongs to no tenant: the accounts. */
export interface SharedDatabase extends Queries {
  readonly kysely: Kysely<Schema>;
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}
