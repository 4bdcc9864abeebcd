import type { Field } from '@callboard/api-contract';
import { canonicalText, isHashcode } from '@callboard/api-contract/text';
import { createReadBatch, type ExportedRecord } from '../exports/readExport';
import { toCell } from '../exports/toCell';
import type { RecordContext } from '../records/recordContext';
import type { ImportPlan } from './importPlan';
import type { CsvFile } from './readCsv';

const batchSize = 500;

/** The key of a row: the text of its cell in that column, '' for none. */
export function keyIn({ columns }: CsvFile, { key }: ImportPlan, cells: readonly string[]): string {
  const cell = key === undefined ? '' : (cells[columns.indexOf(key)] ?? '');
  return canonicalText(cell, 'line').toLowerCase();
}

/** The records that the keys of a file name, as far as the user can read them. */
export async function readKeyed(
  context: RecordContext,
  plan: ImportPlan,
  file: CsvFile,
): Promise<ReadonlyMap<string, ExportedRecord>> {
  const { collection, actor } = plan;
  const keys = new Set(file.rows.map(({ cells }) => keyIn(file, plan, cells)).filter(isHashcode));
  if (keys.size === 0) return new Map();
  const names = [...Object.keys({ ...plan.mapping, ...plan.defaults }), ...collection.title];
  const readBatch = createReadBatch(context, { collection, actor, columns: names.map((name) => ({ name })) });
  const found = new Map<string, ExportedRecord>();
  const hashcodes = [...keys];
  for (let start = 0; start < hashcodes.length; start += batchSize)
    for (const record of await readBatch(hashcodes.slice(start, start + batchSize)))
      found.set(String(record['hashcode']), record);
  return found;
}

const english = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  yes: 'Yes',
  no: 'No',
};

/**
 * Whether a cell has what an export writes of a record, in English or in the words of the file. It is then left alone: a title
 * that several records have, or a rich text without its markup, is what it was.
 */
export function isAsExported(
  { collection, words, zone }: ImportPlan,
  zones: ReadonlyMap<string, string>,
  [name, field]: [string, Field],
  stored: ExportedRecord,
  cell: string,
): boolean {
  const { labels: _, options = {}, ...own } = words;
  return [
    { request: english, texts: {} },
    { request: { ...english, ...own }, texts: options[name] ?? {} },
  ].some(({ request, texts }) => {
    const column = { name, field, label: name, options: texts };
    const { text } = toCell({ collection, request: { ...request, zone } }, zones, column, stored);
    return canonicalText(text, 'lines') === canonicalText(cell, 'lines');
  });
}
