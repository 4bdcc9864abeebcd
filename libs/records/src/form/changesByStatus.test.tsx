import type { AnyRecord } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordProfile } from '../profile/RecordProfile';
import { aRecordOf } from '../testing/aRecordOf';
import { fakeApi } from '../testing/fakeApi';
import { renderScreen } from '../testing/renderScreen';
import { RecordForm } from './RecordForm';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const acts = collectionNamed('entries');
const performers = collectionNamed('participants');
const own = { hashcode: 'individual-1', title: 'Bridget Whitfield', model: 'individual.Individual' };
const roles = ['participant'] as const;

function anEvent(differences: Partial<AnyRecord>): AnyRecord {
  const closes = new Date(Date.now() + 60_000_000).toISOString();
  return { ...aRecordOf(collectionNamed('events')), entries_close: closes, status: 'open', ...differences };
}

function showAct(status: string, event: Partial<AnyRecord> = {}) {
  const act = { ...aRecordOf(acts), contact: own, status };
  const api = fakeApi({ entries: [act], events: [anEvent(event)] });
  const at = `/entries/${act.hashcode}`;
  renderScreen(<RecordProfile collection="entries" hashcode={act.hashcode} />, {
    at,
    roles,
    individual: own.hashcode,
  });
  return { act, api };
}

const edit = () => screen.queryByRole('button', { name: 'Edit' });

describe("[6.8] the page of the user's own entry", () => {
  it.each(['draft', 'submitted'])('offers Edit while entries are open: %s', async (status) => {
    showAct(status);
    await waitFor(() => expect(edit()).toBeTruthy());
  });

  it.each(['accepted', 'waitlisted', 'declined', 'withdrawn'])(
    'offers no Edit once it is %s',
    async (status) => {
      showAct(status);
      await screen.findByRole('heading', { level: 1 });
      expect(edit()).toBeNull();
    },
  );

  it('offers no Edit for a submitted entry once entries are closed', async () => {
    const { api } = showAct('submitted', { status: 'closed' });
    await waitFor(() =>
      expect(api.calls.some(({ path }) => path.startsWith('callboard/events/'))).toBe(true),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(edit()).toBeNull();
  });
});

describe('[6.8] the form', () => {
  it("of the user's own entry has no slot, performance or region", async () => {
    fakeApi({ entries: [], events: [anEvent({})] });
    const act = { ...aRecordOf(acts), contact: own, status: 'draft' };
    renderScreen(<RecordForm collection="entries" record={act} onDone={() => {}} />, { roles });
    expect(await screen.findByLabelText(/Members/)).toBeTruthy();
    for (const name of [/Time slot/, /^Performance/, /^Region/])
      expect(screen.queryByLabelText(name)).toBeNull();
  });

  it('of an entry submitted too long ago names who can change it', async () => {
    fakeApi({ entries: [], events: [anEvent({ entries_close: '2020-01-01T00:00:00Z' })] });
    const act = { ...aRecordOf(acts), contact: own, status: 'submitted' };
    renderScreen(<RecordForm collection="entries" record={act} onDone={() => {}} />, { roles });
    expect(
      await screen.findByText('The time to change this act is over, so only the office can do it.'),
    ).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('of a confirmed performer is closed, also to photos, which a guardian answers', () => {
    const api = fakeApi({ participants: [] });
    const person = { ...aRecordOf(performers), individual: own, photo_consent: true, status: 'confirmed' };
    api.records.set('participants', [person]);
    renderScreen(<RecordForm collection="participants" record={person} onDone={() => {}} />, {
      roles,
    });
    expect(screen.getByText(/The status of this participant is “Confirmed”/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
    expect(screen.queryByLabelText(/Photos allowed/)).toBeNull();
  });

  it('of staff has all fields in any status', () => {
    fakeApi({ entries: [], events: [anEvent({})], performances: [] });
    const act = { ...aRecordOf(acts), status: 'accepted' };
    renderScreen(<RecordForm collection="entries" record={act} onDone={() => {}} />);
    expect(screen.getByLabelText(/Members/)).toBeTruthy();
    expect(screen.queryByText(/only the office/)).toBeNull();
  });
});
