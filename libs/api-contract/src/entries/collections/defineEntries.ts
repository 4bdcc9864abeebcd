import { defineCollection } from '../../defineCollection';
import type { Fields } from '../../fields/kinds';
import { text } from '../../fields/kinds';
import type { Contest } from '../contest';
import {
  entryAccess,
  entryCore,
  entryLifecycle,
  entrySlot,
  untilEntriesClose,
  type EntryChanges,
} from '../entryCore.data';

interface OwnEntries {
  icon: string;
  /** Its own fields that stand directly behind the name, as the category does. */
  leading: Fields;
  /** Its own fields that stand behind those of every entry. */
  fields: Fields;
  /** @default 'organisation' */
  subtitle?: string;
  /** When the people who entered it can change it. @default until entries of the event close */
  changeable?: EntryChanges;
}

/**
 * The entries as a tenant has them: what every entry has, and what only this tenant's have.
 *
 * @example
 * entries: defineEntries(contest, {
 *   icon: 'sparkle', leading: { section: select({ … }) }, fields: { theme: text({ … }) },
 * }),
 */
export function defineEntries<const O extends OwnEntries>(contest: Contest, own: O) {
  const { app, tenant, entry } = contest;
  // Spread as what they are declared as: a union of all fields would lose which field is of which kind.
  const leading: O['leading'] = own.leading;
  const fields: O['fields'] = own.fields;
  return defineCollection({
    name: 'entries',
    path: `${app}/entries`,
    model: 'callboard.Entry',
    label: entry,
    ...(tenant && { tenants: [tenant] }),
    fields: {
      name: text({ label: entry.one, required: true, max: 160, search: true, sort: true, column: 'shown' }),
      ...leading,
      ...entryCore,
      ...fields,
    },
    lifecycle: entryLifecycle,
    title: ['name'],
    subtitle: own.subtitle ?? 'organisation',
    avatar: { icon: own.icon, shape: 'square' },
    // Of its act, whose members are mostly minors: never public.
    pictures: { most: 1 },
    isForReaders: true,
    page: '/entries/{hashcode}',
    access: entryAccess,
    changeable: own.changeable ?? untilEntriesClose,
    naturalKey: ['event', 'name', 'organisation'],
    timeSlot: entrySlot,
    opensOn: { season: 'event' },
    ordering: 'name',
    importable: true,
  });
}
