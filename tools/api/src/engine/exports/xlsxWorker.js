// The thread of `createXlsx`: JavaScript, because Node starts it from the sources as well as from the build. A large workbook takes
// seconds of a processor, which the requests of others are not to wait for.
import { parentPort } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';

/** @type {import('write-excel-file/node').SheetData} */
const rows = [];
/** @type {number[]} */
const widths = [];

parentPort?.on('message', async (/** @type {import('./createXlsx').XlsxTask} */ task) => {
  if (task.type === 'rows') {
    for (const cells of task.rows) addRow(cells);
    return;
  }
  const columns = widths.map((width) => ({ width: Math.min(60, Math.max(8, width + 2)) }));
  const bytes = await writeXlsxFile(rows, { sheet: task.sheet, columns, stickyRowsCount: 1 }).toBuffer();
  parentPort?.postMessage(bytes);
});

/** @param {readonly import('./toCell').Cell[]} cells */
function addRow(cells) {
  const isHeader = rows.length === 0;
  cells.forEach(({ text }, index) => {
    widths[index] = Math.max(widths[index] ?? 0, Math.min(60, text.length));
  });
  rows.push(cells.map((cell) => (isHeader ? { ...toValue(cell), fontWeight: 'bold' } : toValue(cell))));
}

/** @param {import('./toCell').Cell} cell */
function toValue({ text, number, format }) {
  if (number !== undefined) return { type: Number, value: number, ...(format && { format }) };
  // A text is never a formula in a workbook. What XML cannot hold is left out; a cell holds no more letters.
  return text === '' ? null : { type: String, value: text.replace(unwritable, '').slice(0, 32_767) };
}

const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
