import {
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresQueryCompiler,
  QueryCreator,
  type CompiledQuery,
  type QueryExecutor,
  type QueryExecutorProvider,
} from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.data';

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();

/**
 * Kysely bound to one pool or one open transaction: what it builds runs there, under the tenant of its connection. It begins no
 * transaction of its own, unlike a `Kysely` object.
 */
export class QueryBuilder extends QueryCreator<Tables> implements QueryExecutorProvider {
  readonly #executor: QueryExecutor;

  /** @param run sends one statement to PostgreSQL. */
  constructor(run: (query: CompiledQuery) => Promise<pg.QueryResult>) {
    const connection = {
      executeQuery: async (query: CompiledQuery) => {
        const { rows, rowCount } = await run(query);
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
      },
      streamQuery() {
        throw new Error('Rows are not streamed.');
      },
    };
    const executor = new DefaultQueryExecutor(compiler, adapter, {
      provideConnection: (consumer) => consumer(connection),
    });
    super({ executor });
    this.#executor = executor;
  }

  /** Lets Kysely's `sql` run here: ``sql`…`.execute(db)``. */
  getExecutor(): QueryExecutor {
    return this.#executor;
  }
}
