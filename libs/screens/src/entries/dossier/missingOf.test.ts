import { collectionNamed, type AnyRecord, type EntryDossier } from '@callboard/api-contract';
import { aRecordOf } from '@callboard/records/testing';
import { expect, it } from 'vitest';
import { aDossier, aMember, anEvent, aTask } from '../../testing/dossiers';
import { aFee, aStoredFee } from '../../testing/fees';
import { missingOf } from './missingOf';

const now = new Date('2027-04-01T00:00:00Z');
const contact = { hashcode: 'c', title: 'Aroha Ngata', model: 'individual.Individual' };

function kindsOf(given: Partial<AnyRecord>, dossier: Partial<EntryDossier> = {}): string[] {
  const entry = { ...aRecordOf(collectionNamed('showquestEntries')), contact, members_count: 2, ...given };
  return missingOf(entry, aDossier(dossier), { now, hasSlots: true }).map(({ kind }) => kind);
}

it('[7.40] asks for a draft before entries close, and says when it is late', () => {
  expect(kindsOf({ status: 'draft' })).toEqual(['submit']);
  const event = { ...anEvent, entries_close: '2027-03-01T00:00:00Z' };
  expect(kindsOf({ status: 'draft' }, { event })).toEqual(['late']);
});

it('[7.40] asks for a contact, members and how many take part', () => {
  const given = { status: 'submitted', contact: null, members_count: null };
  expect(kindsOf(given, { members: [], members_total: 0 })).toEqual(['contact', 'members', 'count']);
});

it('[7.40] counts members who have not confirmed or whose guardian has not answered, not those who withdrew', () => {
  const members = [
    aMember({ status: 'invited', consent: 'missing' }),
    aMember({ status: 'withdrawn', consent: 'missing' }),
    aMember({}),
  ];
  const entry = { ...aRecordOf(collectionNamed('showquestEntries')), contact, status: 'submitted' };
  const found = missingOf(entry, aDossier({ members }), { now, hasSlots: true });
  expect(found).toMatchObject([
    { kind: 'confirm', count: 1 },
    { kind: 'consents', count: 1 },
  ]);
});

it('[7.40] asks for a time only of what is accepted, where entries have times', () => {
  expect(kindsOf({ status: 'accepted' }, { call: null })).toEqual(['slot']);
  expect(kindsOf({ status: 'submitted' }, { call: null })).toEqual([]);
});

it('[7.40] lists open tasks until a form is submitted, the earliest first', () => {
  const form = { hashcode: 'f', title: 'Music' };
  const answer = { hashcode: 'a', comment: null, handed_in: null };
  const tasks = [
    aTask({ title: 'Later', due_on: '2027-05-01' }),
    aTask({ title: 'Sooner', due_on: '2027-04-10', form, answer: { ...answer, status: 'open' } }),
    aTask({
      title: 'To correct',
      due_on: '2027-04-11',
      form,
      answer: { ...answer, status: 'change_requested' },
    }),
    aTask({ title: 'Answered', form, answer: { ...answer, status: 'handed_in' } }),
    aTask({ title: 'Done', status: 'done' }),
  ];
  const entry = { ...aRecordOf(collectionNamed('showquestEntries')), contact, status: 'submitted' };
  const found = missingOf(entry, aDossier({ tasks }), { now, hasSlots: true });
  expect(found.map(({ task }) => task?.title)).toEqual(['Sooner', 'To correct', 'Later']);
});

it('[7.40] asks nothing of what is over', () => {
  for (const status of ['withdrawn', 'declined'])
    expect(kindsOf({ status, contact: null, members_count: null })).toEqual([]);
});

it('[7.40] asks for nothing but the fee once the event is over', () => {
  const event = { ...anEvent, status: 'complete' };
  expect(kindsOf({ status: 'accepted', contact: null }, { event, fee: aFee() })).toEqual(['fee']);
  expect(kindsOf({ status: 'accepted' }, { event: { ...event, status: 'cancelled' }, fee: aFee() })).toEqual(
    [],
  );
});

it('[7.40] asks for a fee that is owed, and says when it is overdue', () => {
  const status = 'submitted';
  expect(kindsOf({ status }, { fee: aFee() })).toEqual(['fee']);
  const terms = { ...aFee().terms, fee_due_on: null };
  expect(kindsOf({ status }, { fee: aFee({ terms, fee: null }) })).toEqual([]);
  const charged = { at: '', currency: 'NZD', charges: [{ kind: 'entry', count: 1, each: 500 }] } as const;
  const overdue = aStoredFee({
    charged: { ...charged, charges: [...charged.charges], due_on: '2027-03-31' },
  });
  expect(kindsOf({ status }, { fee: aFee({ fee: overdue }) })).toEqual(['feeOverdue']);
});
