import type { ReactNode } from 'react';

/** A table in a page of documentation: the first row holds the headings. Words in backticks are code, as in the text of the page. */
export function Table({ rows }: { rows: readonly (readonly ReactNode[])[] }) {
  const [headings = [], ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {headings.map((heading, column) => (
            <th key={column} style={{ textAlign: 'start' }}>
              {textOf(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, line) => (
          <tr key={line}>
            {row.map((cell, column) => (
              <td key={column}>{textOf(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf(cell: ReactNode): ReactNode {
  if (typeof cell !== 'string') return cell;
  return cell.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
