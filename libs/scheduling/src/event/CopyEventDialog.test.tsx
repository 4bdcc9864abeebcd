import { json, stubApi } from '@callboard/api-client/testing';
import type { RecordOf, Role } from '@callboard/api-contract';
import { nextYearDay } from '@callboard/domain/scheduling';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CopyEvent } from './CopyEvent';

const hashcode = '00000000-0000-4000-8000-000000000001';
const copied = '00000000-0000-4000-8000-000000000002';
// Fields of an event that the dialog needs.
const event = {
  hashcode,
  name: 'Porirua heat 2026',
  starts_on: '2026-05-16',
} as unknown as RecordOf<'events'>;
const day = nextYearDay(event.starts_on, new Date().toISOString().slice(0, 10));
const preview = `GET events/${hashcode}/copy`;
const action = 'POST callboard/events/actions';

const shown = (takenBy: string | null) =>
  json({
    success: true,
    data: {
      ends_on: day,
      records: [
        { collection: 'performances', count: 1 },
        { collection: 'shifts', count: 7 },
      ],
      performances: [
        { name: 'Evening', starts_at: `${day}T19:00:00+12:00`, zone: 'Pacific/Auckland', taken_by: takenBy },
      ],
    },
  });

const show = (role: Role) => renderScreen(<CopyEvent event={event} />, { roles: [role] });

afterEach(cleanup);

test('[2.21] offers the same weekday of the next year, and shows what comes along before it is made', async () => {
  const api = stubApi();
  api.on(preview, shown(null));
  api.on(action, json({ success: true, data: { hashcode: copied } }, 200, { 'change-set': 'set' }));
  const { user, address } = show('staff');
  await user.click(screen.getByRole('button', { name: 'Copy for next year' }));
  const name = await screen.findByRole('textbox', { name: /Name/ });
  expect(name).toHaveProperty('value', `Porirua heat ${day.slice(0, 4)}`);
  expect(await screen.findByText('Shifts: 7')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What is copied' }).textContent).toContain('Evening: ');
  await user.click(screen.getByRole('button', { name: 'Copy event' }));
  await waitFor(() => expect(address.router.state.location.pathname).toBe(`/events/${copied}`));
  expect(api.callsOf(action)).toMatchObject([
    {
      body: {
        action: 'copy',
        target: hashcode,
        data: { name: `Porirua heat ${day.slice(0, 4)}`, starts_on: day },
      },
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('warns where another performance has the space', async () => {
  stubApi().on(preview, shown('Matinee of others'));
  const { user } = show('staff');
  await user.click(screen.getByRole('button', { name: 'Copy for next year' }));
  expect(await screen.findByText('(taken by Matinee of others)')).toBeTruthy();
  expect(screen.getByText('1 performance has no free space')).toBeTruthy();
});

test('asks for a name', async () => {
  const api = stubApi();
  api.on(preview, shown(null));
  const { user } = show('staff');
  await user.click(screen.getByRole('button', { name: 'Copy for next year' }));
  await user.clear(await screen.findByRole('textbox', { name: /Name/ }));
  await user.click(screen.getByRole('button', { name: 'Copy event' }));
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(api.callsOf(action)).toEqual([]);
});

test.each<Role>(['participant', 'judge', 'collaborator'])('is not offered to a %s', (role) => {
  show(role);
  expect(screen.queryByRole('button')).toBeNull();
});
