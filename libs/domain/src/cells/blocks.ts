/** Reads what a spreadsheet copies: rows by line, cells by tab; a cell with a tab, a line or a quote in it is quoted. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let rest = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (;;) {
    const [cell, length] = readCell(rest);
    rows.at(-1)?.push(cell);
    const separator = rest[length];
    if (separator === undefined) return rows;
    rest = rest.slice(length + 1);
    if (separator === '\n') rows.push([]);
  }
}

/** Writes cells as a spreadsheet reads them. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

/** The first cell of a text, and how much of the text it is. */
function readCell(text: string): [cell: string, length: number] {
  const quotedCell = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text);
  if (quotedCell) return [(quotedCell[1] ?? '').replaceAll('""', '"'), quotedCell[0].length];
  const end = text.search(/[\t\n]/);
  const length = end < 0 ? text.length : end;
  return [text.slice(0, length), length];
}

function quoted(cell: string): string {
  return /[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
