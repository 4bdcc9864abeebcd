import { kindOf, type RecordBase, type Collection, type Parsed } from '@callboard/api-contract';
import { currencyOf } from '@callboard/api-contract/lists';
import { words } from '@callboard/api-contract/text';
import { parseCell } from '@callboard/domain/cells';
import * as v from 'valibot';
import type { CellColumn } from './cellFields';

/** A text that was written into a cell; `value` where it was selected from a list instead. */
export interface WrittenCell {
  record: RecordBase;
  column: CellColumn;
  text: string;
  value?: unknown;
}

/** The value of a written cell, as a body has it, or the sentence against it. Names of records are looked up elsewhere. */
export function readCell(
  collection: Collection,
  { record, column: { field }, text }: WrittenCell,
  zone: string,
): Parsed<unknown> {
  if (text.trim() === '') return readEmpty(field);
  const currency = currencyOf(collection, field, record);
  const parsed = parseCell(field, text, { zone, currency });
  if (!parsed.ok) return parsed;
  const checked = v.safeParse(kindOf(field).schema(field), parsed.value);
  return checked.success
    ? { ok: true, value: checked.output }
    : { ok: false, message: checked.issues[0].message };
}

function readEmpty({ required, kind }: CellColumn['field']): Parsed<unknown> {
  if (required) return { ok: false, message: words.required };
  return { ok: true, value: kind === 'multiselect' ? [] : null };
}
