import { bodySchema, fieldErrors, rowRule, type Body, type Collection } from '@callboard/api-contract';
import { setImmediate as breathe } from 'node:timers/promises';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import { cleanBody, type CleanBody } from '../records/cleanBody';
import { isNew, type CheckedRow } from './checkedRow';
import { findClashes } from './findClashes';
import { duplicateFields, duplicatesInDatabase, duplicatesInFile } from './findDuplicates';
import type { ImportPlan } from './importPlan';
import { findSlotErrors } from './findSlotErrors';
import { findReferences } from './findReferences';
import type { CsvFile } from './readCsv';
import { createRowReader, type RowReading } from './readRow';
import { readTimes } from './readTimes';

/** So many rows are worked on between two looks at the clock and the client. */
export const batchSize = 200;

/** Says what each row of a file is, in the order of the file. `onBatch` hears how many are done, and may throw to stop. */
export async function checkRows(
  queries: Queries,
  target: (name: string) => Collection,
  plan: ImportPlan,
  file: CsvFile,
  onBatch: (done: number) => void,
): Promise<CheckedRow[]> {
  const { collection, actor } = plan;
  const read = createRowReader(file, plan);
  const readings = file.rows.map(read);
  await findReferences(queries, target, plan, readings);
  await readTimes(queries, target, plan, readings);
  const validate = createValidator(collection, actor);
  const checked: CheckedRow[] = [];
  for (const reading of readings) {
    checked.push(validate(reading));
    if (checked.length % batchSize > 0) continue;
    onBatch(checked.length);
    await breathe();
  }
  onBatch(checked.length);
  return settle(queries, plan, checked);
}

/** Duplicates first: a row that is here already also stands in its own way. */
async function settle(
  queries: Queries,
  plan: ImportPlan,
  checked: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const { collection, actor, mapping, defaults } = plan;
  const filled = Object.keys(collection.fields).filter((field) => field in mapping || field in defaults);
  const fields = duplicateFields(collection, filled);
  const fresh = checked.filter(isNew);
  if (fresh.length === 0) return [...checked];
  const duplicates = new Map([
    ...duplicatesInFile(fields, fresh),
    ...(await duplicatesInDatabase(queries, collection, actor, fields, fresh)),
  ]);
  const left = fresh.filter(({ row }) => !duplicates.has(row));
  const clashes = new Map([
    ...(await findSlotErrors(queries, collection, actor, left)),
    ...(await findClashes(queries, collection, actor, left)),
  ]);
  return checked.map((one) => duplicates.get(one.row) ?? clashes.get(one.row) ?? one);
}

function createValidator(collection: Collection, actor: TenantActor): (reading: RowReading) => CheckedRow {
  const schema = bodySchema(collection, 'create', actor.roles);
  const canCreate = createPermission(collection, actor);
  return ({ row, values, errors, isBroken }) => {
    const title = titleOf(collection, values);
    if (isBroken) return { row, status: 'invalid', title, errors };
    const parsed = v.safeParse(schema, values);
    // What a cell says of itself is better than that its field is missing.
    const clean: CleanBody = parsed.success
      ? cleanBody(collection, parsed.output)
      : { ok: false, errors: fieldErrors(parsed.issues) };
    const found = { ...(clean.ok ? {} : clean.errors), ...errors };
    if (!clean.ok || Object.keys(found).length > 0) return { row, status: 'invalid', title, errors: found };
    if (canCreate(clean.body)) return { row, status: 'new', title, body: clean.body };
    return {
      row,
      status: 'invalid',
      title,
      errors: { non_field_errors: ['You are not allowed to create this.'] },
    };
  };
}

/** Whether the actor may create a record with these values: rules on rows hold for imports as for single creates. */
function createPermission(collection: Collection, actor: TenantActor): (body: Body) => boolean {
  const rule = rowRule(collection, 'create', actor.roles);
  if (rule === 'all') return () => true;
  return (body) =>
    (rule ?? []).some((condition) => {
      if (
        'linkedBy' in condition ||
        'readable' in condition ||
        'reachedIn' in condition ||
        'targetedBy' in condition
      )
        return false;
      const value = body[condition.field];
      if ('in' in condition) return typeof value === 'string' && condition.in.includes(value);
      if ('holds' in condition)
        return Array.isArray(value) && condition.holds.some((each) => value.includes(each));
      return value !== null && value !== undefined && value === actor[condition.actor];
    });
}

function titleOf({ title }: Collection, values: Readonly<Record<string, unknown>>): string {
  return title
    .map((field) => values[field])
    .filter((value) => typeof value === 'string')
    .join(' ')
    .slice(0, 200);
}
