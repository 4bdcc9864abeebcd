import { messages } from '../messages';
import type { Sheet } from './readWorkbook';

/** True if a file is a workbook of Excel, which is read here: the server reads text. */
export function isWorkbook({ name }: File): boolean {
  return /\.xlsx$/i.test(name);
}

/** The sheets of a workbook that have something in them; without any, why. What reads it is loaded with the first one. */
export async function openWorkbook(file: File): Promise<{ sheets: readonly Sheet[]; problem: string }> {
  const { readWorkbook } = await import('./readWorkbook');
  const reading = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
  if (reading.ok) return { sheets: reading.sheets, problem: messages.emptyWorkbook };
  return { sheets: [], problem: messages.workbookProblems[reading.reason] };
}

/** A sheet as the file that is imported. */
export function sheetFile(name: string, { csv }: Sheet): File {
  return new File([csv], name, { type: 'text/csv' });
}

/** Notes on a sheet before it is imported: what it hides is imported, and what it has not calculated is not. */
export function notesOf({ marks }: Sheet): string[] {
  const { hiddenRows, hiddenColumns, openFormulas, merged } = marks;
  return [
    ...(hiddenRows.length > 0 ? [messages.hiddenRows(hiddenRows)] : []),
    ...(hiddenColumns.length > 0 ? [messages.hiddenColumns(hiddenColumns)] : []),
    ...(merged > 0 ? [messages.mergedCells(merged)] : []),
    ...(openFormulas > 0 ? [messages.openFormulas(openFormulas)] : []),
  ];
}
