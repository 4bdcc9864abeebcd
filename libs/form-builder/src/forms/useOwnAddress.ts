import { useRef } from 'react';

/**
 * Gives a page that became a record the record's address, without leaving the page: navigating there would mount another screen, and
 * lose the focus and what is typed. Loading it again, or coming back to it, opens the record.
 */
export function useOwnAddress() {
  const own = useRef<string | null>(null);
  const replace = (path: string) => history.replaceState(history.state, '', path);
  return {
    /** The record's address, from now on. */
    take(path: string) {
      own.current = path;
      replace(`${path}${pageOf(location.search)}`);
    },
    /** Stores the open page of a form in the record's address; false while there is none. */
    open(page: string): boolean {
      if (own.current === null) return false;
      replace(`${own.current}?${new URLSearchParams({ page }).toString()}`);
      return true;
    },
  };
}

function pageOf(search: string): string {
  const page = new URLSearchParams(search).get('page');
  return page === null ? '' : `?${new URLSearchParams({ page }).toString()}`;
}
