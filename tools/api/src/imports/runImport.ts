import type { ImportLine } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { TenantDatabase } from '../database/TenantDatabase';
import type { LineListener } from '../lines/openLines';
import { ApiProblem } from '../problems';
import { collectionProblem } from '../records/collectionProblem';
import type { RecordContext } from '../records/recordContext';
import { isNew, type CheckedRow, type NewCheckedRow } from './checkedRow';
import { batchSize, checkRows } from './checkRows';
import type { ImportPlan } from './importPlan';
import { insertRows } from './insertRows';
import type { CsvFile } from './readCsv';
import { suggestMapping } from './suggestMapping';

/** Where the lines of an import go, and whether anybody still listens. */
export type ImportListener = Pick<LineListener<ImportLine>, 'say' | 'signal'>;

/**
 * Does what the plan says and tells it line by line. All good rows are stored in one transaction and one change set; if the listener
 * leaves before the end, nothing is stored.
 */
export async function runImport(
  context: RecordContext,
  plan: ImportPlan,
  file: CsvFile,
  changeSet: string,
  listener: ImportListener,
): Promise<void> {
  if (plan.mode === 'columns') {
    listener.say(describeColumns(plan, file));
    return;
  }
  const isPreview = plan.mode === 'preview';
  const total = file.rows.length;
  const database = context.database.forTenant(plan.actor.tenant);
  const checked = await checkRows(database, context.target, plan, file, (done) => {
    listener.signal.throwIfAborted();
    if (isPreview) listener.say({ type: 'progress', done, total });
  });
  for (const one of checked) if (isPreview || !isNew(one)) listener.say(toLine(one));
  const fresh = checked.filter(isNew);
  const count = (status: CheckedRow['status']) => checked.filter((one) => one.status === status).length;
  const isWriting = !isPreview && fresh.length > 0;
  if (isWriting) await insertAll(database, plan, fresh, changeSet, listener);
  listener.say({
    type: 'done',
    created: fresh.length,
    duplicates: count('duplicate'),
    invalid: count('invalid'),
    change_set: isWriting ? changeSet : null,
  });
}

/** What to tell somebody whose import broke off after it began; null for what nobody expected. */
export function failureSentence(
  { collections }: RecordContext,
  plan: ImportPlan,
  error: unknown,
): string | null {
  const problem =
    error instanceof ApiProblem ? error : collectionProblem(plan.collection, error, collections);
  if (!problem) return null;
  const { detail } = problem.body;
  const reason = typeof detail === 'string' ? detail : 'A record that the rows refer to is gone.';
  return `${reason} Somebody changed this in the meantime: nothing was imported. Preview the file again.`;
}

function describeColumns(
  { collection, actor }: ImportPlan,
  { columns, rows, isConverted }: CsvFile,
): ImportLine {
  const samples = rows
    .slice(0, 3)
    .map(({ cells }) =>
      Object.fromEntries(columns.map((column, index) => [column, (cells[index] ?? '').slice(0, 200)])),
    );
  return {
    type: 'columns',
    columns: [...columns],
    suggested: suggestMapping(collection, actor.roles, columns),
    samples,
    rows: rows.length,
    ...(isConverted && { is_converted: true }),
  };
}

function toLine(checked: CheckedRow): ImportLine {
  const { row, status, title } = checked;
  return { type: 'row', row, status, title, ...('errors' in checked ? { errors: checked.errors } : {}) };
}

async function insertAll(
  database: TenantDatabase,
  { collection, actor }: ImportPlan,
  fresh: readonly NewCheckedRow[],
  changeSet: string,
  { say, signal }: ImportListener,
): Promise<void> {
  await database.write({ actor: actor.user, changeSet }, async (transaction) => {
    for (let start = 0; start < fresh.length; start += batchSize) {
      const batch = fresh
        .slice(start, start + batchSize)
        .map(({ body }) => ({ ...body, hashcode: randomUUID() }));
      await transaction.query(insertRows(collection, actor.tenant, batch));
      say({ type: 'progress', done: start + batch.length, total: fresh.length });
      // A client that left is noticed between two batches, and once more before the commit.
      await breathe();
      signal.throwIfAborted();
    }
  });
}
