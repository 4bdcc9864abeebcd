import type { Database } from '../database/openDatabase';
import { createScope, type FactsAsk, type Scope } from './createScope';
import * as v from 'valibot';

type FactsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
const factsRow = v.object({ facts: v.unknown() });

/**
 * Reads what one statement answers: the expressions by their names, after what stands before the SELECT.
 *
 * @throws v.ValiError where the answer is not what its schema promises.
 */
export async function readFacts<Schema extends FactsSchema>(
  database: Database,
  ask: FactsAsk,
  schema: Schema,
  write: (scope: Scope) => {
    before?: string;
    facts: Readonly<Record<keyof Schema['entries'] & string, string>>;
  },
): Promise<v.InferOutput<Schema>> {
  const scope = createScope(ask);
  const { before = '', facts } = write(scope);
  const columns = Object.entries<string>(facts).map(([name, expression]) => `${expression} AS "${name}"`);
  const text = `${before} SELECT row_to_json(f) AS facts FROM (SELECT ${columns.join(', ')}) f`;
  const [row] = await database.forTenant(ask.actor.tenant).reader.rows(factsRow, scope.statement(text));
  if (!row) throw new Error('A SELECT without FROM answered no row.');
  return v.parse(schema, row.facts);
}
