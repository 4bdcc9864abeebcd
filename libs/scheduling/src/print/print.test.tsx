import { json, page, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import { maxRows, type Appearance, type AppearingEntry } from '@callboard/api-contract/scheduling';
import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Screen as EventPrint } from './EventPrint';
import { Screen as PerformancePrint } from './PerformancePrint';

afterEach(cleanup);

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  features: { performances: true, scheduling: true },
  labels: { entries: { one: 'Act', many: 'Acts' } },
});
const id = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
const venue = aRecordIn('venues', { name: 'Town Hall', time_zone: 'Pacific/Auckland' });
const named = (hashcode: string, title: string) => ({ hashcode, title, model: 'model' });
const event = aRecordIn('events', {
  hashcode: id(1),
  name: 'Heat 1',
  venue: named(venue.hashcode, 'Town Hall'),
  starts_on: '2028-05-05',
  ends_on: '2028-05-06',
  arrival_minutes: 90,
  warm_up_minutes: null,
});
const performance = aRecordIn('performances', {
  hashcode: id(2),
  name: 'Matinee',
  event: named(event.hashcode, 'Heat 1'),
  venue: named(venue.hashcode, 'Town Hall'),
  space: named(id(3), 'Main stage'),
  // A day earlier in UTC.
  starts_at: '2028-05-04T22:00:00Z',
  ends_at: '2028-05-04T23:00:00Z',
});

function act(number: number, from: number | null, entry: Partial<AppearingEntry> = {}): Appearance {
  const at = (minutes: number) =>
    new Date(Date.parse(performance.starts_at) + minutes * 60_000).toISOString();
  return {
    hashcode: id(100 + number),
    version: 1,
    kind: 'entry',
    name: `Act ${number}`,
    entry: {
      hashcode: id(200 + number),
      name: `Act ${number}`,
      status: 'accepted',
      event: event.hashcode,
      organisation: { hashcode: id(300 + number), title: `School ${number}` },
      running_time: 300,
      members_count: 20 + number,
      room: number === 1 ? 'Room 4' : null,
      contact: { hashcode: id(400 + number), title: `Teacher ${number}`, phone: `021 00${number}` },
      ...entry,
    },
    away: null,
    performance: { hashcode: performance.hashcode, title: 'Matinee' },
    space: null,
    slot_starts_at: from === null ? null : at(from),
    slot_ends_at: from === null ? null : at(from + 10),
    minutes: 10,
    is_out: false,
    cues: null,
  };
}

const interval: Appearance = { ...act(9, 20), kind: 'interval', name: 'Interval', entry: null };
const rows = [act(1, 0), interval, act(2, 30), act(3, null), act(4, 40, { status: 'withdrawn' })];
const person = (number: number, given: object = {}) =>
  aRecordIn('participants', {
    hashcode: id(500 + number),
    name: `Person ${number}`,
    entry: named(id(200 + number), `Act ${number}`),
    organisation: named(id(300 + number), `School ${number}`),
    year_level: 8 + number,
    ...given,
  });

interface Given {
  sheet: string;
  isOfEvent?: boolean;
  rows?: readonly Appearance[];
  count?: number;
  people?: readonly object[];
  role?: Role;
  order?: Response[];
}

function show({ sheet, isOfEvent = true, people, role = 'staff', ...given }: Given) {
  const api = stubApi();
  const shown = given.rows ?? rows;
  const data = { rows: shown, count: given.count ?? shown.length, slot_minutes: 10, zone: null };
  api.on('GET callboard/events/' + event.hashcode, json(event));
  api.on('GET callboard/performances/' + performance.hashcode, json(performance));
  api.on('GET callboard/venues/' + venue.hashcode, json(venue));
  api.on('GET callboard/performances', json(page(shown.length === 0 ? [] : [performance])));
  api.on('GET showquest/participants', json(page(people ?? [person(1), person(2), person(7)])));
  api.on('GET running_order', ...(given.order ?? []), json({ success: true, data }));
  const [path, hashcode] = isOfEvent ? ['events', event.hashcode] : ['performances', performance.hashcode];
  return renderScreen(
    <TenantProvider tenant={tenant}>{isOfEvent ? <EventPrint /> : <PerformancePrint />}</TenantProvider>,
    { roles: [role], at: `/${path}/${hashcode}/print?sheet=${sheet}`, path: `/${path}/:hashcode/print` },
  );
}

const table = async () =>
  (await screen.findAllByRole('row')).map((row) => [...row.children].map(({ textContent }) => textContent));

it('[2.18] prints the running order, without what left it, in the time of the venue', async () => {
  show({ sheet: 'order' });
  expect(await table()).toEqual([
    ['Time', 'Act', 'School', 'Members'],
    ['10:00', 'Act 1', 'School 1', '21'],
    ['10:20', 'Interval'],
    ['10:30', 'Act 2', 'School 2', '22'],
    ['No time', 'Act 3', 'School 3', '23'],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Heat 1' })).toBeTruthy();
  expect(screen.getByText(/^Town Hall · Fri 05-May-2028 – Sat 06-May-2028 · Times in /)).toBeTruthy();
});

it.each([
  [true, ['Arrive', 'On stage', 'Until', 'Act', 'Dressing room', 'Contact'], '08:30'],
  [false, ['Arrive', 'On stage', 'Until', 'Act', 'Dressing room', 'Contact'], '08:30'],
])('[2.18] prints when each act is called, of the event: %s', async (isOfEvent, columns, arrival) => {
  show({ sheet: 'calls', isOfEvent });
  const [heading, ...calls] = await table();
  expect(heading).toEqual(columns);
  expect(calls).toEqual([
    [arrival, '10:00', '10:10', 'Act 1School 1', 'Room 4', 'Teacher 1021 001'],
    // Without a slot it is there from the beginning, and no time to arrive follows from that.
    ['', '10:00', '11:00', 'Act 3School 3', '', 'Teacher 3021 003'],
    ['09:00', '10:30', '10:40', 'Act 2School 2', '', 'Teacher 2021 002'],
  ]);
});

it('[2.18] prints the people of one performance at its door, each with the first call', async () => {
  show({ sheet: 'door', isOfEvent: false });
  expect(await table()).toEqual([
    ['Here', 'Participant', 'Act', 'School', 'Called'],
    ['', 'Person 1', 'Act 1', 'School 1', '10:00'],
    ['', 'Person 2', 'Act 2', 'School 2', '10:30'],
  ]);
  expect(screen.getByRole('heading', { name: '2 participants' })).toBeTruthy();
});

it('[2.18] prints everyone of an event, and a school year for those who can see it', async () => {
  show({ sheet: 'people' });
  const everyone = await table();
  expect(everyone.at(0)).toEqual(['Participant', 'Act', 'School', 'School year']);
  expect(everyone.at(-1)).toEqual(['Person 7', 'Act 7', 'School 7', '15']);
});

it.each([
  ['order', [], [person(1)]],
  ['calls', [], [person(1)]],
  ['people', rows, []],
  ['door', rows, []],
] as const)('[2.18] has nothing to print of %s', async (sheet, given, people) => {
  show({ sheet, rows: given, people });
  expect(await screen.findByText('There is nothing to print yet')).toBeTruthy();
});

it('[2.18] is not printed while it is loading or cannot be read, and says when rows are missing', async () => {
  const { user } = show({
    sheet: 'order',
    count: maxRows + 1,
    order: [json({ detail: 'Not for you' }, 403)],
  });
  const print = screen.getByRole('button', { name: 'Print' });
  expect(print).toHaveProperty('disabled', true);
  expect(await screen.findByText('Not for you')).toBeTruthy();
  expect(print).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/This sheet shows the first 2,?000\./)).toBeTruthy();
  expect(print).toHaveProperty('disabled', false);
});
