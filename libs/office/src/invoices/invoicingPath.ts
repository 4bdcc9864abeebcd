/** Where the fees of an event or of a school are invoiced. */
export function invoicingPath(of: { event: string } | { school: string }): string {
  return `/admin/accounting?${new URLSearchParams({ books: 'invoicing', ...of }).toString()}`;
}
