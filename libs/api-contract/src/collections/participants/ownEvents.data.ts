import type { RowLink } from '../../access';

const tenants = ['showquest', 'rockquest', 'launchpad', 'submission'] as const;

const entryEnded = { field: 'status', in: ['withdrawn', 'declined'] };

/** What makes an event a person's own: they are named in an entry of it, or are its contact, and that still stands. */
export const ownEvents: readonly RowLink[] = tenants.flatMap((prefix) => [
  {
    collection: `${prefix}Participants`,
    own: 'individual',
    field: 'event',
    unless: { field: 'status', in: ['withdrawn'] },
    part: { field: 'entry', collection: `${prefix}Entries`, unless: entryEnded },
  },
  {
    collection: `${prefix}Entries`,
    own: 'contact',
    field: 'event',
    unless: entryEnded,
  },
]);
