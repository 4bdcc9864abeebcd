import {
  canonicalText,
  currencyOf,
  isMoneyField,
  words,
  type Collection,
  type Field,
  type ReferenceField,
} from '@callboard/api-contract';
import { parseCell } from '@callboard/domain/cells';
import type { ImportPlan } from './importPlan';
import type { CsvRow } from './parseRecords';
import type { CsvFile } from './readCsv';

/** A row on its way to a record. References still are the texts that name them, and times wait for the clocks of their place. */
export interface RowReading {
  row: number;
  values: Record<string, unknown>;
  references: Record<string, string>;
  times: Record<string, string>;
  errors: Record<string, string[]>;
  /** It cannot be read at all, so that nothing else is said of it. */
  isBroken?: true;
}

/** Turns the cells of rows into values by the mapping; an empty cell takes the default. */
export function createRowReader({ columns }: CsvFile, plan: ImportPlan): (row: CsvRow) => RowReading {
  const { collection, mapping, defaults, zone } = plan;
  const places = new Map(Object.entries(mapping).map(([field, column]) => [field, columns.indexOf(column)]));
  const fields = Object.entries(collection.fields).filter(
    ([field]) => places.has(field) || field in defaults,
  );

  return ({ row, cells, error: broken }) => {
    if (broken) {
      return {
        row,
        values: {},
        references: {},
        times: {},
        errors: { non_field_errors: [broken.sentence] },
        isBroken: true,
      };
    }
    const reading: RowReading = { row, values: {}, references: {}, times: {}, errors: {} };
    const error = lengthError(columns, cells);
    if (error) reading.errors['non_field_errors'] = [error];
    for (const [field, declared] of fields) {
      const cell = cells[places.get(field) ?? -1] ?? '';
      const isEmpty = canonicalText(cell, 'line') === '';
      const fallback = defaults[field];
      if (declared.kind === 'document') continue;
      if (declared.kind === 'reference') {
        const text = isEmpty ? fallback : cell;
        if (typeof text !== 'string' || text.trim() === '') continue;
        if (isStorable(text)) reading.references[field] = canonicalText(text, 'line');
        else reading.errors[field] = [words.unstorable];
        continue;
      }
      if (isEmpty) {
        if (fallback !== undefined) reading.values[field] = fallback;
        continue;
      }
      if (declared.kind === 'datetime') {
        reading.times[field] = cell;
        continue;
      }
      const parsed = parseCell(declared, cell, { zone, currency: currencyIn(declared, cells) });
      if (parsed.ok) reading.values[field] = parsed.value;
      else reading.errors[field] = [parsed.message];
    }
    return reading;
  };

  /** What an amount of a row is in: the row's own currency, else the default. */
  function currencyIn(field: Field, cells: readonly string[]): string | undefined {
    if (!isMoneyField(field)) return undefined;
    const { currency } = field;
    const own = cells[places.get(currency) ?? -1]?.trim().toUpperCase();
    return currencyOf(collection, field, { [currency]: own || defaults[currency] });
  }
}

/** The references of a collection, each after the one that it lies within. */
export function referencesInOrder(collection: Collection): [string, ReferenceField][] {
  const references = Object.entries(collection.fields).flatMap(
    ([field, declared]): [string, ReferenceField][] =>
      declared.kind === 'reference' ? [[field, declared]] : [],
  );
  return references.sort(
    ([, one], [, other]) => Number(one.within !== undefined) - Number(other.within !== undefined),
  );
}

/** What the database cannot be asked for: no title holds it. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A row with more or fewer cells than the header has lost or gained a separator: its cells may stand in wrong columns. */
function lengthError(columns: readonly string[], cells: readonly string[]): string | null {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const isShort = cells.length < columns.length;
  if (!isShort && filled <= columns.length) return null;
  return `This row has ${isShort ? cells.length : filled} cells and the header has ${columns.length}`;
}
