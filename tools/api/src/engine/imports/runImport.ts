import type { ImportLine } from '@callboard/api-contract/records';
import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { LineListener } from '../lines/openLines';
import { ApiProblem } from '../problems';
import { collectionProblem } from '../records/collectionProblem';
import type { Records } from '../records/createRecords';
import { explained, type RecordContext } from '../records/recordContext';
import { isChanged, isNew, type ChangedCheckedRow, type CheckedRow, type NewCheckedRow } from './checkedRow';
import { batchSize, checkRows } from './checkRows';
import type { ImportPlan } from './importPlan';
import { describeColumns, totalText } from './describeColumns';
import { insertRows } from '../records/insertRows';
import type { CsvFile } from './readCsv';
import { inLockOrder, patchOf } from './writeChanges';

/** Where the lines of an import go, and whether anyone still listens. */
export type ImportListener = Pick<LineListener<ImportLine>, 'send' | 'signal'>;

/**
 * Runs the plan and reports it line by line. All good rows are stored in one transaction and one change set; if the listener
 * leaves before the end, nothing is stored.
 */
export async function runImport(
  records: Records,
  plan: ImportPlan,
  file: CsvFile,
  changeSet: string,
  listener: ImportListener,
): Promise<void> {
  if (plan.mode === 'columns') {
    listener.send(describeColumns(plan, file));
    return;
  }
  const isPreview = plan.mode === 'preview';
  const total = file.rows.length;
  const checked = await checkRows(records, plan, file, (done) => {
    listener.signal.throwIfAborted();
    if (isPreview) listener.send({ type: 'progress', done, total });
  });
  const cellsOf = new Map(
    isPreview ? file.rows.map(({ row, line, cells }) => [row, line === undefined ? cells : [line]]) : [],
  );
  for (const one of checked)
    if (isPreview || 'errors' in one) listener.send(toLine(one, cellsOf.get(one.row)));
  const omitted = plan.totals === 'omit' ? file.totals : [];
  for (const { row, cells } of omitted)
    listener.send({
      type: 'row',
      row,
      status: 'omitted',
      title: totalText(cells),
      errors: { non_field_errors: ['This is a total'] },
    });
  const fresh = checked.filter(isNew);
  const changed = checked.filter(isChanged);
  const count = (status: CheckedRow['status']) => checked.filter((one) => one.status === status).length;
  const isWriting = !isPreview && fresh.length + changed.length > 0;
  if (isWriting) await writeAll(records, plan, { fresh, changed }, changeSet, listener);
  listener.send({
    type: 'done',
    created: fresh.length,
    ...(plan.key !== undefined && { updated: changed.length, unchanged: count('unchanged') }),
    duplicates: count('duplicate'),
    invalid: count('invalid'),
    ...(omitted.length > 0 && { omitted: omitted.length }),
    change_set: isWriting ? changeSet : null,
  });
}

/** The sentence for a user whose import broke off after it began; null for what no one expected. */
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

function toLine(checked: CheckedRow, cells: readonly string[] | undefined): ImportLine {
  const { row, status, title } = checked;
  return {
    type: 'row',
    row,
    status,
    title,
    ...('errors' in checked ? { errors: checked.errors } : {}),
    ...('unknown' in checked && Object.keys(checked.unknown).length > 0 ? { unknown: checked.unknown } : {}),
    ...(status === 'invalid' && cells ? { cells: [...cells] } : {}),
    ...('values' in checked ? { values: checked.values } : {}),
    ...('wholeName' in checked && checked.wholeName !== undefined ? { whole_name: checked.wholeName } : {}),
  };
}

async function writeAll(
  { context, of }: Records,
  { collection, actor }: ImportPlan,
  { fresh, changed }: { fresh: readonly NewCheckedRow[]; changed: readonly ChangedCheckedRow[] },
  changeSet: string,
  { send, signal }: ImportListener,
): Promise<void> {
  const { patchInTransaction } = of(collection);
  const total = fresh.length + changed.length;
  const database = context.database.forTenant(actor.tenant);
  await database.write({ actor: actor.user, changeSet }, async (transaction) => {
    for (const [index, row] of inLockOrder(changed).entries()) {
      await explained(context, collection, () =>
        patchInTransaction(transaction, actor, patchOf(collection, row)),
      );
      if ((index + 1) % batchSize === 0) await report(index + 1);
    }
    for (let start = 0; start < fresh.length; start += batchSize) {
      const batch = fresh
        .slice(start, start + batchSize)
        .map(({ body }) => ({ ...body, hashcode: randomUUID() }));
      await transaction.query(insertRows(collection, actor.tenant, batch));
      await report(changed.length + start + batch.length);
    }
    // Once more before the commit.
    signal.throwIfAborted();
  });

  /** A client that left is noticed between two batches. */
  async function report(done: number): Promise<void> {
    send({ type: 'progress', done, total });
    await yieldToEventLoop();
    signal.throwIfAborted();
  }
}
