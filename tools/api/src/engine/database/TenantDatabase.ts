import type { TenantCode } from '@callboard/api-contract';
import type * as v from 'valibot';

/** SQL with its values; `name` makes it a prepared statement of each connection. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  name?: string;
  /** How long to wait for the answer; by default a little longer than the database lets a statement run. */
  timeoutMs?: number;
  /** As whom it is run, where that is not the user who asks: a text of `scopeTextOf`. */
  scope?: string | null;
}

/** Author of a write, for the change log. A change set that is given continues an earlier one. */
export interface WriteBy {
  actor: string | null;
  changeSet?: string;
  /** How long each statement can take, where that is longer than for others. */
  statementSeconds?: number;
}

/** The shape of a row that a statement returns. */
export type RowSchema = v.GenericSchema<unknown, object>;

/** Database of one tenant, or a transaction on it: runs SQL. */
export interface Queries {
  /**
   * Runs SQL, and checks each row it returns. Whether a statement fits the tables is checked by a test of all that stand in the sources.
   *
   * @throws v.ValiError where a row has another shape.
   */
  rows<Schema extends RowSchema>(schema: Schema, statement: Statement): Promise<v.InferOutput<Schema>[]>;
  query<Row>(statement: Statement): Promise<Row[]>;
  /** Notifies every process of the installation; in a transaction, when it commits. */
  notify(channel: string, payload: string): Promise<void>;
}

/** Database that only reads. */
export type Reader = Pick<Queries, 'rows' | 'query'>;

/** An open transaction. */
export type Transaction = Queries;

/**
 * One tenant's rows only: each statement and each transaction names the tenant, and row-level security applies it. On behalf of a user
 * who is limited to some regions or events it is their rows only: they name that too (`scope.ts`).
 */
export interface TenantDatabase extends Queries {
  readonly tenant: TenantCode;
  /**
   * Reads what is committed by now, at a replica where there is one and it has as much: for what is long and changes nothing. It is the
   * tenant's database itself where there is none.
   */
  readonly reader: Reader;
  /** Runs work in one transaction, whose changes the log stores under one change set. Deadlocks are tried again. */
  write<T>(
    by: WriteBy,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<{ value: T; changeSet: string }>;
}

/** Database of what belongs to no tenant: the accounts. */
export interface SharedDatabase extends Queries {
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}
