import { bodySchema, fieldErrors, rowRule, type Body, type Collection } from '@callboard/api-contract';
import { variantOf } from '@callboard/api-contract/collections';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import type { Records } from '../records/createRecords';
import { cleanBody, type CleanBody } from '../records/cleanBody';
import { readPlaceZones } from '../records/readPlaceZones';
import { changesOf } from './changesOf';
import { isNew, type CheckedRow, type Understood } from './checkedRow';
import { findClashes } from './findClashes';
import { duplicateFields, duplicatesInDatabase, duplicatesInFile } from './findDuplicates';
import type { ImportPlan } from './importPlan';
import { findSlotErrors } from './findSlotErrors';
import { findReferences } from './findReferences';
import type { CsvFile } from './readCsv';
import { createRowReader, type RowReading } from './readRow';
import { readKeyed } from './readKeyed';
import { readTimes } from './readTimes';
import { tryChanges } from './writeChanges';

/** So many rows are checked between two checks of the clock and the client. */
export const batchSize = 200;

/** Reads what each row of a file is, in the order of the file. `onBatch` receives how many are done, and can throw to stop. */
export async function checkRows(
  { context, of }: Records,
  plan: ImportPlan,
  file: CsvFile,
  onBatch: (done: number) => void,
): Promise<CheckedRow[]> {
  const { collection, actor } = plan;
  const queries = context.database.forTenant(actor.tenant);
  const zones = await readPlaceZones(queries, context.target, collection, actor);
  const records = await readKeyed(context, plan, file);
  const readings = file.rows.map(createRowReader(file, plan, { records, zones }));
  const target = (name: string): Collection => variantOf(context.target(name), actor.tenant);
  await findReferences(queries, target, plan, readings);
  readTimes(zones, plan, readings);
  const validate = createValidator(plan);
  const checked: CheckedRow[] = [];
  for (const reading of readings) {
    checked.push(validate(reading));
    if (checked.length % batchSize > 0) continue;
    onBatch(checked.length);
    await yieldToEventLoop();
  }
  onBatch(checked.length);
  const rows = await checkAgainstRecords(queries, plan, checked);
  return tryChanges(context, of(collection).patchInTransaction, plan, rows, () => onBatch(checked.length));
}

/** Duplicates first: a row that is here already also stands in its own way. */
async function checkAgainstRecords(
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

function createValidator(plan: ImportPlan): (reading: RowReading) => CheckedRow {
  const { collection, actor } = plan;
  const schema = bodySchema(collection, 'create', actor.roles);
  const canCreate = createPermission(collection, actor);
  return (reading) => {
    const { row, values, errors, isBroken, stored } = reading;
    const title = titleOf(collection, { ...stored, ...values });
    if (isBroken) return { row, status: 'invalid', title, errors };
    if (stored) return checkChange(plan, reading, title);
    const parsed = v.safeParse(schema, values);
    // A cell's own error is better than that its field is missing.
    const clean: CleanBody = parsed.success
      ? cleanBody(collection, parsed.output)
      : { ok: false, errors: fieldErrors(parsed.issues) };
    const found = { ...(clean.ok ? {} : clean.errors), ...errors };
    if (!clean.ok || Object.keys(found).length > 0)
      return { row, status: 'invalid', title, errors: found, unknown: reading.unknown };
    if (canCreate(clean.body))
      return { row, status: 'new', title, body: clean.body, ...understanding(plan, reading, clean.body) };
    return {
      row,
      status: 'invalid',
      title,
      errors: { non_field_errors: ['You are not allowed to create this.'] },
    };
  };
}

/** A row with a key: what its record does not have yet. Whether that can be is tried later. */
function checkChange(plan: ImportPlan, reading: RowReading, title: string): CheckedRow {
  const { row, stored } = reading;
  const { body, errors } = changesOf(plan, reading);
  const found = { ...errors, ...reading.errors };
  if (Object.keys(found).length > 0)
    return { row, status: 'invalid', title, errors: found, unknown: reading.unknown };
  if (Object.keys(body).length === 0) return { row, status: 'unchanged', title };
  return {
    row,
    status: 'changed',
    title,
    hashcode: String(stored?.['hashcode']),
    body,
    ...understanding(plan, reading, body),
  };
}

/** The values of the cells of a row, references by their titles, and the name that they were divided from. */
function understanding({ mapping }: ImportPlan, { titles, wholeName }: RowReading, body: Body) {
  const filled = Object.entries(body).filter(([name]) => name in mapping);
  const values: Understood = Object.fromEntries(filled.map(([name, value]) => [name, titles[name] ?? value]));
  return { values, wholeName };
}

/** True if the actor can create a record with these values: rules on rows are the same for imports as for single creates. */
function createPermission(collection: Collection, actor: TenantActor): (body: Body) => boolean {
  const rule = rowRule(collection, 'create', actor.roles);
  if (rule === 'all') return () => true;
  return (body) =>
    (rule ?? []).some((condition) => {
      if (
        'linkedBy' in condition ||
        'readable' in condition ||
        'namedIn' in condition ||
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
