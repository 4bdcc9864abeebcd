import { Worker } from 'node:worker_threads';
import type { Cell } from './toCell';

/** Messages to the thread: rows, the header first, and in the end the name of the sheet. */
export type XlsxTask =
  { type: 'rows'; rows: readonly (readonly Cell[])[] } | { type: 'finish'; sheet: string };

/** A workbook that is being written. */
export interface Xlsx {
  add(rows: readonly (readonly Cell[])[]): void;
  /** The bytes of the file. */
  finish(sheet: string): Promise<Uint8Array>;
  /** Ends the thread, finished or not. */
  close(): void;
}

/** Writes a workbook of one sheet in a thread of its own. */
export function createXlsx(): Xlsx {
  const worker = new Worker(new URL('./xlsxWorker.js', import.meta.url));
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that writes a workbook ended early.')));
  });
  // The one who finishes gets the error; a closed thread needs no handler.
  bytes.catch(() => undefined);
  const send = (task: XlsxTask) => worker.postMessage(task);
  return {
    add: (rows) => send({ type: 'rows', rows }),
    finish(sheet) {
      send({ type: 'finish', sheet: sheetName(sheet) });
      return bytes;
    },
    close: () => void worker.terminate(),
  };
}

/** At most 31 characters, without those that a spreadsheet refuses. */
function sheetName(name: string): string {
  const plain = name
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim();
  return plain.slice(0, 31).trim() || 'Export';
}
