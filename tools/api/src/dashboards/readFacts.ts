import type { Database } from '../database/openDatabase';
import { createScope, type DashboardAsk, type Scope } from './createScope';

/** Reads what one statement answers: the expressions by their names, after what stands before the SELECT. */
export async function readFacts<Facts>(
  database: Database,
  ask: DashboardAsk,
  write: (scope: Scope) => { before?: string; facts: Readonly<Record<keyof Facts & string, string>> },
): Promise<Facts> {
  const scope = createScope(ask);
  const { before = '', facts } = write(scope);
  const columns = Object.entries(facts).map(([name, expression]) => `${String(expression)} AS "${name}"`);
  const text = `${before} SELECT row_to_json(f) AS facts FROM (SELECT ${columns.join(', ')}) f`;
  const rows = await database.forTenant(ask.actor.tenant).query<{ facts: Facts }>(scope.statement(text));
  const [row] = rows;
  if (!row) throw new Error('A SELECT without FROM answered no row.');
  return row.facts;
}
