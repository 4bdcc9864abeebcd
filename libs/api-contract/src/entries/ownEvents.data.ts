import type { RowLink } from '../accessRules';

const entryEnded = { field: 'status', in: ['withdrawn', 'declined'] };

/** What makes an event a person's own: they are named in an entry of it, or are its contact, and that still stands. */
export const ownEvents: readonly RowLink[] = [
  {
    collection: 'participants',
    own: 'individual',
    field: 'event',
    unless: { field: 'status', in: ['withdrawn'] },
    part: { field: 'entry', collection: 'entries', unless: entryEnded },
  },
  { collection: 'entries', own: 'contact', field: 'event', unless: entryEnded },
];
