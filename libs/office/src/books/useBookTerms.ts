import { useSearchParams } from 'react-router';

/** Views of the books. */
export const bookViews = [
  'day',
  'balances',
  'events',
  'tax',
  'invoicing',
  'receivables',
  'transfers',
] as const;
export type BookView = (typeof bookViews)[number];

/** Parameters of the books in the address: the view, a period, an account, a text and the page; an event and a school to invoice. */
export type BookTerm = 'books' | 'from' | 'to' | 'account' | 'text' | 'after' | 'event' | 'school';

/** The terms in the address, and how to change it. Another period, account or text begins at the first page. */
export function useBookTerms() {
  const [search, setSearch] = useSearchParams();
  const term = (name: BookTerm): string | undefined => search.get(name) ?? undefined;
  return {
    view: bookViews.find((view) => view === term('books')) ?? 'day',
    term,
    set: (name: BookTerm, value: string | null) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (name !== 'after') after.delete('after');
          if (value === null || value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
