/** Every word that the pickers put on the screen. */
export const messages = {
  pleaseSelect: 'Please select...',
  notSelected: 'Not selected',
  loading: 'Loading…',
  nothing: 'Nothing found',
  failed: 'Could not search. Try again.',
  retry: 'Try again',
  loadMore: 'Load more',
  clear: (label: string) => `Clear ${label}`,
  open: (label: string) => `Show choices for ${label}`,
  resultCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const;
