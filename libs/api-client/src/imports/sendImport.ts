import { importLineSchema, type ImportLine, type ImportMode } from '@callboard/api-contract/records';
import type { FileEncoding, FileWords, FormAnswers, Meanings } from '@callboard/api-contract/imports';
import type { Outcome } from '../collections/CollectionHooks';
import { streamLines } from '../streams/streamLines';

/** How a file is read whose text does not show it: what the user selected. */
export interface FileReading {
  encoding?: FileEncoding;
  /** Repairs texts that were damaged before the file was saved. */
  damaged?: 'keep' | 'repair';
  /** Leaves out totals below the rows. */
  totals?: 'omit' | 'import';
}

/** The file of an import, and how to read it. */
export interface ImportRequest extends FileReading {
  file: Blob;
  /** The column of the file for each field. */
  mapping?: Readonly<Record<string, string>>;
  /** The value of a field that the file has no column for. */
  defaults?: Readonly<Record<string, string>>;
  mode: ImportMode;
  /** The words of the language of the file, where they are not English. */
  words?: FileWords;
  /** How columns are written that do not show it. */
  forms?: FormAnswers;
  /** Meanings of texts that are not understood. */
  meanings?: Meanings;
}

/** The last line of a successful import. */
export type ImportEnd = Extract<ImportLine, { type: 'columns' | 'done' }>;

/** Sends a file and reads the lines of the response. */
export async function sendImport(
  path: string,
  request: ImportRequest,
  onLine: (line: ImportLine) => void,
  signal: AbortSignal,
): Promise<Outcome<ImportEnd>> {
  const answer = await streamLines({
    path: `${path}?${queryOf(request)}`,
    type: 'text/csv',
    body: request.file,
    schema: importLineSchema,
    isEnd: isImportEnd,
    onLine,
    signal,
  });
  if (!answer.ok) return answer;
  const { data } = answer;
  return { ok: true, data, changeSet: data.type === 'done' ? data.change_set : null };
}

function isImportEnd(line: ImportLine): line is ImportEnd {
  return line.type === 'done' || line.type === 'columns';
}

function queryOf(request: ImportRequest): string {
  const { mapping, defaults = {}, mode, words, forms, meanings, encoding, damaged, totals } = request;
  const query = {
    ...(mapping && { mapping: JSON.stringify(mapping) }),
    defaults: JSON.stringify(defaults),
    mode,
    ...(forms && { forms: JSON.stringify(forms) }),
    ...(meanings && { meanings: JSON.stringify(meanings) }),
    ...(words && { words: JSON.stringify(words) }),
    ...(encoding && { encoding }),
    ...(damaged && { damaged }),
    ...(totals && { totals }),
  };
  return new URLSearchParams(query).toString();
}
