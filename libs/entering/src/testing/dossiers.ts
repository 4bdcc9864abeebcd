import type { DossierMember, EntryDossier } from '@callboard/api-contract/entries';
import type { FeeFacts } from '@callboard/api-contract/finance';
import type { EntryTask } from '@callboard/api-contract/tasks';

/** An event in a dossier, for tests. */
export const anEvent: NonNullable<EntryDossier['event']> = {
  hashcode: '00000000-0000-4000-8000-0000000000e1',
  title: 'Wellington Final',
  status: 'open',
  starts_on: '2027-05-14',
  entries_close: '2027-04-16T05:00:00Z',
  zone: 'Pacific/Auckland',
};

/** A member in a dossier, who has confirmed. */
export function aMember(given: Partial<DossierMember>): DossierMember {
  return {
    hashcode: '00000000-0000-4000-8000-0000000000f1',
    title: 'Ana Tau',
    part: 'performer',
    year_level: 9,
    age: 13,
    school: null,
    photo_consent: true,
    consent: null,
    status: 'confirmed',
    ...given,
  };
}

/** An open task in a dossier, without a form. */
export function aTask(given: Partial<EntryTask>): EntryTask {
  return {
    hashcode: '00000000-0000-4000-8000-0000000000a1',
    title: 'Risk plan',
    status: 'open',
    due_on: '2027-04-20',
    per_entry: true,
    form: null,
    answer: null,
    ...given,
  };
}

/** A dossier of an entry with one member and a time slot, in which nothing is missing. */
export function aDossier(given: Partial<EntryDossier> = {}): EntryDossier {
  return {
    status: 'accepted',
    can_update: true,
    has_contact: true,
    members_count: 1,
    members_invited: 0,
    members_unanswered: 0,
    has_slot: true,
    event: anEvent,
    calls: [aCall({})],
    fee: null,
    members: [aMember({})],
    members_total: 1,
    members_standing: 1,
    tasks: [],
    conversations: [],
    contact_user: null,
    decisions: [],
    ...given,
  };
}

/** A time at which an entry appears. */
export function aCall(given: Partial<EntryDossier['calls'][number]>): EntryDossier['calls'][number] {
  return {
    hashcode: '00000000-0000-4000-8000-0000000000b0',
    performance: { hashcode: '00000000-0000-4000-8000-0000000000b1', title: 'Evening' },
    status: 'scheduled',
    starts_at: '2027-05-14T07:00:00Z',
    ends_at: '2027-05-14T09:00:00Z',
    slot_starts_at: '2027-05-14T07:20:00Z',
    slot_ends_at: '2027-05-14T07:30:00Z',
    venue: { hashcode: '00000000-0000-4000-8000-0000000000b2', title: 'Town Hall' },
    space: { hashcode: '00000000-0000-4000-8000-0000000000b3', title: 'Main stage' },
    zone: 'Pacific/Auckland',
    room: null,
    arrival_minutes: null,
    warm_up_minutes: null,
    ...given,
  };
}

/** Fee of an accepted entry: $50, due in December 2027. */
export function aFee(given: Partial<FeeFacts> = {}): FeeFacts {
  const terms = { entry_fee: 5_000, performer_fee: null, late_fee: null, late_fee_from: null };
  const due = { currency: 'NZD', fee_due_on: '2027-12-12' };
  const charges = [{ kind: 'entry' as const, count: 1, each: 5_000 }];
  return {
    status: 'accepted',
    submitted_at: '2027-04-01T05:00:00Z',
    zone: 'Pacific/Auckland',
    terms: { ...terms, ...due },
    members: { students: 1, adults: 0, declared: 1 },
    fee: {
      charged: { at: '2027-04-01T05:00:00Z', currency: 'NZD', due_on: '2027-12-12', charges },
      waivers: [],
      payments: [],
    },
    ...given,
  };
}
