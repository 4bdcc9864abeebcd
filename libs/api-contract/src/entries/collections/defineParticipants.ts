import { defineCollection, type Collection } from '../../defineCollection';
import type { Fields } from '../../fields/kinds';
import { reference } from '../../fields/kinds';
import type { Contest } from '../contest';
import {
  participantAccess,
  participantChanges,
  participantCore,
  participantLifecycle,
} from '../participantCore.data';

interface OwnParticipants {
  label: { one: string; many: string };
  /** Its own fields, behind those of every participant. */
  fields: Fields;
  /** Fields by which no two people are the same. */
  distinct?: Collection['distinct'];
}

/** The people in entries as a tenant has them: what is known of each of them, and what only this tenant asks. */
export function defineParticipants<const O extends OwnParticipants>(contest: Contest, own: O) {
  const { app, tenant, entry } = contest;
  // Spread as what they are declared as: a union of all fields would lose which field is of which kind.
  const fields: O['fields'] = own.fields;
  return defineCollection({
    name: 'participants',
    path: `${app}/participants`,
    model: 'callboard.Participant',
    label: own.label,
    ...(tenant && { tenants: [tenant] }),
    fields: {
      ...participantCore,
      entry: reference({
        label: entry.one,
        to: 'entries',
        required: true,
        within: 'event',
        writableBy: ['staff'],
        column: 'shown',
      }),
      replaced_by: reference({
        label: 'Replaced by',
        to: 'participants',
        readableBy: ['staff', 'participant'],
        serverOwned: true,
        derived: true,
      }),
      ...fields,
    },
    lifecycle: participantLifecycle,
    title: ['name'],
    subtitle: 'entry',
    avatar: { icon: 'user', shape: 'circle' },
    isForReaders: true,
    page: '/participants/{hashcode}',
    access: participantAccess,
    changeable: participantChanges,
    naturalKey: ['entry', 'name'],
    ...(own.distinct && { distinct: own.distinct }),
    opensOn: { season: 'event' },
    ordering: 'name',
    importable: true,
    people: true,
  });
}
