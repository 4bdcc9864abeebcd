import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordIn, aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { VenueWeek } from './VenueWeek';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const venue = {
  ...aRecordOf(collectionNamed('venues')),
  name: 'Opera House',
  time_zone: 'Pacific/Auckland',
  status: 'active',
};
const stage = {
  hashcode: '00000000-0000-4000-8000-0000000000a1',
  title: 'Main stage',
  model: 'callboard.Space',
};
const at = { hashcode: venue.hashcode, title: venue.name, model: 'callboard.Venue' };
const performance = {
  ...aRecordOf(collectionNamed('performances')),
  name: 'Regional final',
  venue: at,
  space: stage,
  starts_at: '2026-05-14T19:00:00+12:00',
  ends_at: '2026-05-14T22:00:00+12:00',
};
const bumpIn = aRecordIn('scheduleEvents', {
  name: 'Lights in',
  kind: 'bump_in',
  status: 'planned',
  venue: at,
  space: stage,
  starts_at: '2026-05-14T16:00:00+12:00',
  ends_at: '2026-05-14T19:30:00+12:00',
});

async function show(roles: ('staff' | 'participant')[], appointment: RecordOf<'scheduleEvents'>) {
  const api = fakeApi({
    venues: [venue],
    performances: [performance],
    scheduleEvents: [appointment],
    spaces: [],
  });
  const results = [{ value: venue.hashcode, label: venue.name, count: 1 }];
  api.answerOnce('GET', 'callboard/spaces/counts', 200, { by: 'venue', results });
  renderScreen(<VenueWeek />, { at: '/?week=2026-05-14', roles });
  const link = await screen.findByRole('link', { name: /19:00–22:00 Regional final/ });
  return { api, link };
}

it('[2.21] shows appointments at the venue, and what needs one space at the same time', async () => {
  const { api, link } = await show(['staff'], bumpIn);
  const appointment = screen.getByRole('link', { name: /16:00–19:30 Lights in/ });
  expect(appointment.getAttribute('href')).toBe(`/schedule/${bumpIn.hashcode}`);
  for (const each of [link, appointment]) expect(within(each).getByText('Conflict: Main stage')).toBeTruthy();
  const requested = api.calls.find(({ path }) => path.endsWith('schedule/events'));
  expect([requested?.query.get('status'), requested?.query.get('venue__isnull')]).toEqual([
    'planned',
    'false',
  ]);
});

it('[2.21] names no conflict with an appointment that names no space', async () => {
  await show(['staff'], { ...bumpIn, space: null });
  expect(screen.getByRole('link', { name: /Lights in/ })).toBeTruthy();
  expect(screen.queryByText(/Conflict/)).toBeNull();
});

it('[6.1] requests no appointments of the office for a participant', async () => {
  const { api } = await show(['participant'], bumpIn);
  expect(screen.queryByRole('link', { name: /Lights in/ })).toBeNull();
  expect(api.calls.some(({ path }) => path.endsWith('schedule/events'))).toBe(false);
});
