import { messages } from '../messages';
import type { Sheet } from './readWorkbook';

/** Whether a file is a workbook of Excel, which is read here: the server reads text. */
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
