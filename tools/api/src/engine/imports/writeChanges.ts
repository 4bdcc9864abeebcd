import { fieldProblemsKey, reasonNameOf, type Collection } from '@callboard/api-contract';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Transaction } from '../database/TenantDatabase';
import { ApiProblem } from '../problems';
import type { Patch, PatchInTransaction } from '../records/patchRecord';
import { explained, type RecordContext } from '../records/recordContext';
import { isChanged, type ChangedCheckedRow, type CheckedRow } from './checkedRow';
import type { ImportPlan } from './importPlan';

/** The reason in the history for moving a date that otherwise needs one. */
const reason = 'Imported from a file';

/** After so many changes the request can be ended. */
const batchSize = 50;

/** The change of a row, as a form sends it. */
export function patchOf({ fields }: Collection, { hashcode, body }: ChangedCheckedRow): Patch {
  const reasons = Object.keys(body).flatMap((name): [string, string][] => {
    const field = fields[name];
    return field && 'asksReason' in field && field.asksReason ? [[reasonNameOf(name), reason]] : [];
  });
  return { hashcode, body: { ...body, ...Object.fromEntries(reasons) }, expected: null };
}

/** By hashcode, so that two imports never wait for each other in a circle. */
export function inLockOrder(rows: readonly ChangedCheckedRow[]): ChangedCheckedRow[] {
  return [...rows].sort((one, other) => (one.hashcode < other.hashcode ? -1 : 1));
}

/**
 * Makes the changes of the rows in a transaction that is rolled back: what is refused beforehand is exactly what would be refused, in
 * the same words. A row that is refused becomes invalid.
 */
export async function tryChanges(
  context: RecordContext,
  patchInTransaction: PatchInTransaction,
  { collection, actor }: ImportPlan,
  checked: readonly CheckedRow[],
  onBatch: () => void,
): Promise<CheckedRow[]> {
  const changed = inLockOrder(checked.filter(isChanged));
  if (changed.length === 0) return [...checked];
  const refused = new Map<CheckedRow, CheckedRow>();
  try {
    await context.database.forTenant(actor.tenant).write({ actor: actor.user }, async (transaction) => {
      refused.clear();
      await transaction.query({ text: 'SAVEPOINT item', values: [] });
      for (const [index, row] of changed.entries()) {
        const errors = await attempt(transaction, () =>
          explained(context, collection, () =>
            patchInTransaction(transaction, actor, patchOf(collection, row)),
          ),
        );
        if (errors) refused.set(row, { row: row.row, status: 'invalid', title: row.title, errors });
        if (index % batchSize > 0) continue;
        onBatch();
        await yieldToEventLoop();
      }
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
  return checked.map((row) => refused.get(row) ?? row);
}

/** Ends the transaction of an attempt. */
class Tried extends Error {}

async function attempt(
  transaction: Transaction,
  work: () => Promise<unknown>,
): Promise<Record<string, string[]> | null> {
  try {
    await work();
    await transaction.query({ text: 'RELEASE SAVEPOINT item; SAVEPOINT item', values: [] });
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    await transaction.query({ text: 'ROLLBACK TO SAVEPOINT item', values: [] });
    return errorsOf(error);
  }
}

/** The errors of a refusal by field, or of the row as a whole. */
function errorsOf({ body }: ApiProblem): Record<string, string[]> {
  const { [fieldProblemsKey]: _, ...problems } = body;
  const ofFields = Object.entries(problems).filter((entry): entry is [string, string[]] =>
    Array.isArray(entry[1]),
  );
  if (ofFields.length > 0) return Object.fromEntries(ofFields);
  return { non_field_errors: [String(problems['detail'])] };
}
