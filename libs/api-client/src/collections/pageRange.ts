/** The first and last page of a range, counted from 1, both included. */
export interface PageRange {
  first: number;
  last: number;
}

/** The most pages that are fetched together, however large the reported range: a picker that keeps loading more comes closest. */
const maxPages = 40;

export const firstPage: PageRange = { first: 1, last: 1 };

/** The pages that hold the rows from `firstRow` to `lastRow`, counted from 0. */
export function pageRange(firstRow: number, lastRow: number, pageSize: number): PageRange {
  const first = pageOf(Math.max(0, firstRow), pageSize);
  const last = pageOf(Math.max(firstRow, lastRow, 0), pageSize);
  return { first, last: Math.min(last, first + maxPages - 1) };
}

export function pageOf(row: number, pageSize: number): number {
  return Math.floor(row / pageSize) + 1;
}

export function pagesIn({ first, last }: PageRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}
