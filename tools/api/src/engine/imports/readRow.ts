import { rowRule, type Collection, type Field, type ReferenceField } from '@callboard/api-contract';
import { currencyOf, isMoneyField } from '@callboard/api-contract/lists';
import { canonicalText, isHashcode, words as sentences } from '@callboard/api-contract/text';
import type { FileWords } from '@callboard/api-contract/imports';
import { parseCell, plainCell, type CellReading } from '@callboard/domain/cells';
import { otherSplits, splitName } from '@callboard/domain/people';
import type { ExportedRecord } from '../exports/readExport';
import type { ImportPlan } from './importPlan';
import { isAsExported, keyIn } from './readKeyed';
import type { CsvRow } from './csvRow';
import type { CsvFile } from './readCsv';

/** A row before it is a record. References still are the texts that name them, and times wait for the clocks of their place. */
export interface RowReading {
  row: number;
  /** The record that the row is, as its reader sees it: that of its key. */
  stored?: ExportedRecord;
  /** All cells of the row, by their columns. */
  columns: Readonly<Record<string, string>>;
  values: Record<string, unknown>;
  references: Record<string, string>;
  /** The titles of the references that were found. */
  titles: Record<string, string>;
  times: Record<string, string>;
  errors: Record<string, string[]>;
  /** The texts that are not understood and could be matched, by their field. */
  unknown: Record<string, string>;
  /** A name that can be divided in other ways too. */
  wholeName?: string;
  /** It cannot be read at all, so that it has no other errors. */
  isBroken?: true;
}

/** Records of the keys and zones of the places, with which the cells of a file are read. */
export interface RowPlace {
  records: ReadonlyMap<string, ExportedRecord>;
  zones: ReadonlyMap<string, string>;
}

/**
 * Turns the cells of rows into values by the mapping. An empty cell takes the default; where the row has a key, it empties the field of
 * its record, and a row that ends before it leaves that as it is.
 */
export function createRowReader(
  file: CsvFile,
  plan: ImportPlan,
  { records, zones }: RowPlace,
): (row: CsvRow) => RowReading {
  const { columns } = file;
  const { collection, mapping, defaults, zone, words } = plan;
  const places = new Map(Object.entries(mapping).map(([field, column]) => [field, columns.indexOf(column)]));
  const fields = Object.entries(collection.fields).filter(
    ([field]) => places.has(field) || field in defaults,
  );
  const canUpdate = rowRule(collection, 'update', plan.actor.roles) !== null;
  const meanings = new Map(
    Object.entries(plan.meanings).map(([field, texts]) => [field, new Map(Object.entries(texts))]),
  );
  const firstOf = new Map<string, number>();

  return ({ row, cells, error: broken }) => {
    const reading: RowReading = {
      row,
      columns: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
      values: {},
      references: {},
      titles: {},
      times: {},
      errors: {},
      unknown: {},
    };
    const key = keyIn(file, plan, cells);
    const stored = records.get(key);
    const unreadable = broken?.sentence ?? (key === '' ? null : keyError(key, row, stored !== undefined));
    if (unreadable !== null)
      return { ...reading, errors: { non_field_errors: [unreadable] }, isBroken: true };
    if (stored) reading.stored = stored;
    const error = lengthError(columns, cells);
    if (error) reading.errors['non_field_errors'] = [error];
    for (const [field, declared] of fields) {
      const cell = cellOf(reading, field, cells[places.get(field) ?? -1]);
      if (stored) readChange(reading, field, declared, { cell, cells, stored });
      else readField(reading, field, declared, { cell: cell ?? '', cells, fallback: defaults[field] });
    }
    return reading;
  };

  /** Another tenant's record, and one that the user cannot read, are as if they did not exist. */
  function keyError(key: string, row: number, isFound: boolean): string | null {
    const one = collection.label.one.toLowerCase();
    if (!isHashcode(key)) return `"${key.slice(0, 80)}" is not the ID of a record`;
    if (!isFound) return `No ${one} has this ID`;
    const earlier = firstOf.get(key);
    if (earlier !== undefined) return `The same ID as row ${earlier}`;
    firstOf.set(key, row);
    return canUpdate ? null : 'You are not allowed to change this.';
  }

  function readChange(
    reading: RowReading,
    field: string,
    declared: Field,
    { cell, cells, stored }: { cell: string | undefined; cells: readonly string[]; stored: ExportedRecord },
  ): void {
    if (cell === undefined || isAsExported(plan, zones, [field, declared], stored, cell)) return;
    if (canonicalText(cell, 'line') !== '') {
      readField(reading, field, declared, { cell, cells, fallback: undefined });
      return;
    }
    if (declared.required) reading.errors[field] = [sentences.required];
    else reading.values[field] = declared.kind === 'multiselect' ? [] : null;
  }

  function readField(
    reading: RowReading,
    field: string,
    declared: Field,
    { cell: written, cells, fallback }: { cell: string; cells: readonly string[]; fallback: unknown },
  ): void {
    if (declared.kind === 'document') return;
    const form = plan.forms.get(mapping[field] ?? '');
    const plain = form ? plainCell(declared, written, form) : { ok: true as const, value: written };
    if (!plain.ok) {
      reading.errors[field] = [plain.message];
      return;
    }
    const cell = plain.value;
    const isEmpty = canonicalText(cell, 'line') === '';
    if (declared.kind === 'reference') {
      const text = isEmpty ? fallback : cell;
      if (typeof text !== 'string' || text.trim() === '') return;
      if (isStorable(text)) reading.references[field] = canonicalText(text, 'line');
      else reading.errors[field] = [sentences.unstorable];
      return;
    }
    if (isEmpty) {
      if (fallback !== undefined) reading.values[field] = fallback;
      return;
    }
    if (declared.kind === 'datetime') {
      reading.times[field] = cell;
      return;
    }
    const currency = currencyIn(declared, cells, reading.stored);
    const parsed = parseCell(declared, cell, { ...readingOf(words, field), zone, currency });
    if (parsed.ok) reading.values[field] = parsed.value;
    else reading.errors[field] = [parsed.message];
    if (!parsed.ok && declared.kind === 'select') reading.unknown[field] = canonicalText(cell, 'line');
  }

  /** A cell, the part of a whole name that is of the field, or what the user selected for its text. */
  function cellOf(reading: RowReading, field: string, cell: string | undefined): string | undefined {
    if (cell === undefined) return undefined;
    const text = canonicalText(cell, 'line');
    const meaning = meanings.get(field)?.get(text);
    const { wholeNames } = plan;
    const isWhole = text !== '' && wholeNames !== null && mapping[field] === wholeNames.column;
    if (isWhole && otherSplits(text).length > 0) reading.wholeName = text;
    if (meaning !== undefined) return meaning;
    if (!isWhole) return cell;
    const { given, family } = wholeNames;
    const parts = splitName(text, plan.forms.get(wholeNames.column)?.names);
    if (!parts && field === family)
      reading.errors[family] = [`"${text}" is one name: a first and a last name are needed`];
    if (field === given) return parts?.given ?? text;
    return field === family ? (parts?.family ?? '') : cell;
  }

  /** Currency of an amount in a row: the row's own, else that of its record or the default. */
  function currencyIn(
    field: Field,
    cells: readonly string[],
    stored: ExportedRecord | undefined,
  ): string | undefined {
    if (!isMoneyField(field)) return undefined;
    const { currency } = field;
    const own = cells[places.get(currency) ?? -1]?.trim().toUpperCase();
    return currencyOf(collection, field, { [currency]: own || (stored?.[currency] ?? defaults[currency]) });
  }
}

/** The words of a file's language for the cells of a field. */
export function readingOf({ months, yes, no, options }: FileWords, field: string): Omit<CellReading, 'zone'> {
  return { months, words: { yes, no, options: options?.[field] } };
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

/** True if a text can be in a query of the database: no title has any other. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A row with more cells than the header has gained a separator: its cells can stand in wrong columns. One that is short ends early. */
function lengthError(columns: readonly string[], cells: readonly string[]): string | null {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return filled > columns.length ? `This row has ${filled} cells and the header has ${columns.length}` : null;
}
