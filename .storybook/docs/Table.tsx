import type { ReactNode } from 'react';

/** A table in a page of documentation: the first row holds the headings. */
export function Table({ rows }: { rows: readonly (readonly ReactNode[])[] }) {
  const [headings = [], ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {headings.map((heading, column) => (
            <th key={column} style={{ textAlign: 'start' }}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, line) => (
          <tr key={line}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
