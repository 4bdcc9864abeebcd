import type { RowLink } from '../accessRules';

const entryEnded = { field: 'status', in: ['withdrawn', 'declined'] };

/** Links that make an event a person's own: they are named in a standing entry of it, or are its contact. */
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
