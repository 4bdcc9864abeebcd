import type { RowLink } from '../../accessRules';
import { contests } from '../contests';

const entryEnded = { field: 'status', in: ['withdrawn', 'declined'] };

/** What makes an event a person's own: they are named in an entry of it, or are its contact, and that still stands. */
export const ownEvents: readonly RowLink[] = Object.values(contests).flatMap(({ entries, participants }) => [
  {
    collection: participants.name,
    own: 'individual',
    field: 'event',
    unless: { field: 'status', in: ['withdrawn'] },
    part: { field: 'entry', collection: entries.name, unless: entryEnded },
  },
  {
    collection: entries.name,
    own: 'contact',
    field: 'event',
    unless: entryEnded,
  },
]);
