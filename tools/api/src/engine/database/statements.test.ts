import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';

const sources = join(import.meta.dirname, '..', '..');
const isOfTests = (file: string) => /\.test\.ts$|(^|\/)(testing|testKit|hardening)\//.test(file);

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.drop());

interface Written {
  file: string;
  text: string;
}

/** The statements that stand whole in the sources; what is derived from a definition is tried with each collection. */
function statements(): Written[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !isOfTests(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/\btext: (?:`((?:[^`$]|\$(?!\{))*)`|'([^']*)')/g)]
      .map(([, template, plain = '']) => ({ file, text: template ?? plain }))
      .filter(({ text }) => /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(text)),
  );
}

/** Why PostgreSQL refuses a statement: a table, a column or a type that is not there. */
async function problemsOf({ file, text }: Written): Promise<string[]> {
  try {
    await test.asOwner(`PREPARE tried AS ${text}`);
    await test.asOwner('DEALLOCATE tried');
    return [];
  } catch (error) {
    return [`${file}: ${String(error)} in ${text.replace(/\s+/g, ' ').slice(0, 160)}`];
  }
}

it('each statement fits the tables as the migrations make them', async () => {
  const written = statements();
  expect(written.length).toBeGreaterThan(250);
  const problems: string[] = [];
  for (const statement of written) problems.push(...(await problemsOf(statement)));
  expect(problems).toEqual([]);
});

it('finds a column that is not there', async () => {
  expect(
    await problemsOf({ file: 'x.ts', text: 'SELECT hashcode, nothing FROM events WHERE tenant = $1' }),
  ).toEqual([expect.stringContaining('column "nothing" does not exist')]);
});
