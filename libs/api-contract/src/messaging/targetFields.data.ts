import { reference, select, text } from '../fields/kinds';
import { entryLifecycle } from '../entries/entryCore.data';

/** Audiences that a target can name by role; staff includes admins. */
export const targetRoleOptions = [
  { value: 'everyone', label: 'Everyone with an account' },
  { value: 'participant', label: 'Participants' },
  { value: 'collaborator', label: 'Collaborators' },
  { value: 'judge', label: 'Judges' },
  { value: 'staff', label: 'Staff' },
] as const;

// Object.keys of a literal object returns exactly its keys.
const entryStatuses = Object.keys(
  entryLifecycle.statuses,
) as readonly (keyof typeof entryLifecycle.statuses)[];

/** The statuses that an entry can have, as options. */
export const entryStatusOptions = entryStatuses.map((value) => ({
  value,
  label: entryLifecycle.statuses[value].label,
  tone: entryLifecycle.statuses[value].tone,
}));

/** How many targets one record can have. */
export const maxTargets = 20;
/** How long a stored filter of entries can be. */
export const maxEntriesFilter = 300;

/**
 * Fields of one target: it reaches the users who meet all of them. Event, region, entry status, category and filter are those of an
 * entry in which the user takes part; without a status or a filter, entries that were declined or withdrawn do not count.
 */
export const targetFields = {
  // Description of the group in words, for the history: the server writes it.
  name: text({ label: 'Group', required: true, max: 300, serverOwned: true, column: 'shown', sort: false }),
  role: select({ label: 'Role', options: targetRoleOptions, column: 'shown' }),
  event: reference({ label: 'Event', to: 'events', column: 'shown' }),
  region: reference({ label: 'Region', to: 'regions' }),
  entry_status: select({ label: 'Entry status', options: entryStatusOptions }),
  category: text({
    label: 'Category',
    max: 60,
    filter: false,
    description: "A value of the entries' own category",
  }),
  entries_filter: text({
    label: 'Filter of entries',
    max: maxEntriesFilter,
    filter: false,
    description: 'The query of a list of entries, such as status=accepted&members_count__gte=10',
  }),
  user: reference({ label: 'User', to: 'users' }),
} as const;

/** Fields of a target that a row rule matches by itself: all but a stored filter. */
export const matchedByTargets = ['role', 'event', 'region', 'entry_status', 'category', 'user'] as const;
