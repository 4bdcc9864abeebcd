import { json, stubApi } from '@callboard/api-client/testing';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { DraftTimetable, Timetable } from '@callboard/api-contract/scheduling';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ReleaseBar } from './ReleaseBar';

afterEach(cleanup);

const event = { ...aRecordOf(collectionNamed('events')), hashcode: '00000000-0000-4000-8000-000000000001' };

function timetable(...acts: (readonly [name: string, time: string])[]): Timetable {
  const day = { title: 'Saturday', venue: 'Forum North', zone: 'Pacific/Auckland' };
  return {
    performances: [
      {
        ...day,
        hashcode: 'night',
        space: 'Main Stage',
        starts_at: '2027-05-08T06:00:00Z',
        ends_at: '2027-05-08T10:00:00Z',
      },
    ],
    items: acts.map(([name, time]) => ({
      hashcode: name,
      kind: 'entry',
      name,
      public_name: name,
      school: `${name} College`,
      entry: name,
      away: null,
      performance: 'night',
      starts_at: `2027-05-08T${time}:00Z`,
      ends_at: `2027-05-08T${time.slice(0, 3)}${Number(time.slice(3)) + 10}:00Z`,
    })),
  };
}

function show(timetables: DraftTimetable) {
  const api = stubApi();
  api.on('GET draft_timetable', () => json({ success: true, data: timetables }));
  api.on('POST callboard/events/actions', () => json({ success: true, data: event }));
  // A record of a test has every field of its collection.
  const of = event as unknown as Parameters<typeof ReleaseBar>[0]['event'];
  const { user } = renderScreen(<ReleaseBar event={of} zone="Pacific/Auckland" />, { roles: ['staff'] });
  return { api, user };
}

const released = (content: Timetable) => ({
  number: 1,
  at: '2027-05-01T00:00:00Z',
  is_public: false,
  content,
});

describe('[2.18] [1.10] the releases of a timetable', () => {
  it('are not offered while nothing has a time', async () => {
    show({ draft: timetable(), released: null });
    await screen.findByText(/Nothing has a time yet/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say what they change in words, and who is notified', async () => {
    const { api, user } = show({
      draft: timetable(['Tides', '07:25'], ['Reef', '07:40']),
      released: released(timetable(['Tides', '07:10'], ['Kelp', '07:40'])),
    });
    await screen.findByText('Release 1 of 01-May-2027 12:00. 3 times have changed since.');
    await user.click(screen.getByRole('button', { name: 'Release changes…' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 20_000 }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tides, Tides College: Sat 08-May-2027, 19:10–19:20, Main Stage → Sat 08-May-2027, 19:25–19:35, Main Stage',
      'Kelp, Kelp College: Sat 08-May-2027, 19:40–19:50, Main Stage → no time',
      'Reef, Reef College: Sat 08-May-2027, 19:40–19:50, Main Stage',
    ]);
    await user.click(dialog.getByRole('radio', { name: /^No one/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Everyone can read it' }));
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = api.calls.filter(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      action: 'release_timetable',
      target: event.hashcode,
      data: { notify: 'no_one', is_public: true },
    });
  });

  it('are up to date where nothing changed', async () => {
    const same = timetable(['Tides', '07:10']);
    show({ draft: same, released: released(same) });
    await screen.findByText(/Nothing has changed since/);
  });
});
