import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Replica } from './createReplica';
import type { Queries, Reader, RowSchema, Statement } from './TenantDatabase';

interface ReaderOptions {
  tenant: TenantCode;
  replica: Replica;
  /** Database that answers where the replica does not. */
  queries: Queries;
  scopeNow: () => string | null;
}

/** Runs single statements that only read, at a replica where it can answer. */
export function readerOn({ tenant, replica, queries, scopeNow }: ReaderOptions): Reader {
  const read = (statement: Statement) =>
    replica.read({ tenant, scope: statement.scope ?? scopeNow() }, statement);
  return {
    async query<Row>(statement: Statement) {
      // As at the primary: the caller knows the rows of its statement.
      return ((await read(statement)) as Row[] | null) ?? queries.query<Row>(statement);
    },
    async rows<Schema extends RowSchema>(schema: Schema, statement: Statement) {
      const rows = await read(statement);
      return rows ? rows.map((row) => v.parse(schema, row)) : queries.rows(schema, statement);
    },
  };
}
