import { json, stubApi } from '@callboard/api-client/testing';
import type { WaitingGroup, WaitingKind } from '@callboard/api-contract/dashboards';
import { renderScreen } from '@callboard/records/testing';
import { addDays, dayOfInstant } from '@callboard/domain/calendar';
import { ownZone } from '@callboard/ui-kit/dates';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WaitingWork } from './WaitingWork';

afterEach(cleanup);

const hashcode = '00000000-0000-4000-8000-000000000001';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function group(
  kind: WaitingKind,
  given: Partial<WaitingGroup['rows'][number]> = {},
  count = 1,
): WaitingGroup {
  const at = daysAgo(3);
  const row = { hashcode, title: 'Embers', about: 'Waikato heat', at, is_ready: true, ...given };
  return { kind, count, oldest: at, rows: [row] };
}

const region = (name: RegExp) => within(screen.getByRole('region', { name }));

test('[2.14] shows what waits, for how long, and leads to exactly that', () => {
  renderScreen(<WaitingWork groups={[group('entries_waiting'), group('account_requests_waiting', {}, 9)]} />);
  const entries = region(/waiting for a decision$/);
  expect(entries.getByRole('link', { name: 'Decide: Embers' }).getAttribute('href')).toBe(
    `/entries/decide?entry=${hashcode}`,
  );
  expect(entries.getByText('Waikato heat')).toBeTruthy();
  expect(entries.getByText('for 3 days')).toBeTruthy();
  const requests = region(/^9 account requests waiting for an answer$/);
  for (const name of [/^9 account requests/, 'Show all 9'])
    expect(requests.getByRole('link', { name }).getAttribute('href')).toBe(
      '/account-requests?status=waiting',
    );
});

test('[2.14] the list of late tasks is that of this season, up to yesterday', () => {
  renderScreen(<WaitingWork groups={[group('tasks_overdue')]} />);
  const href = region(/not done in time/)
    .getByRole('link', { name: /^1 task/ })
    .getAttribute('href');
  const today = dayOfInstant(new Date().toISOString(), ownZone());
  expect(Object.fromEntries(new URL(href ?? '', location.origin).searchParams)).toEqual({
    status: 'open',
    audience: 'staff',
    due_on__gte: `${today.slice(0, 4)}-01-01`,
    due_on__lte: addDays(today, -1),
  });
  expect(screen.getByText('3 days late')).toBeTruthy();
});

test('[2.14] a late task is done in the list, and Undo opens it again', async () => {
  const api = stubApi();
  const record = { hashcode, version: 2, qed_model: { title: 'Embers', url: '/tasks/1' }, status: 'done' };
  api.on(
    'POST callboard/tasks/actions',
    json({ success: true, data: record }, 200, { 'Change-Set': 'set-1' }),
  );
  api.on('POST changes/actions', json({ success: true, data: { change_set: 'undone' } }));
  const { user } = renderScreen(<WaitingWork groups={[group('tasks_overdue')]} />);
  await user.click(screen.getByRole('button', { name: 'Mark as done: Embers' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.callsOf('POST changes/actions')[0]?.body).toMatchObject({ target: 'set-1' }),
  );
  expect(api.callsOf('POST callboard/tasks/actions')[0]?.body).toMatchObject({
    action: 'complete',
    target: hashcode,
  });
});

test('[2.14] a task with a form is done on its own page', () => {
  renderScreen(<WaitingWork groups={[group('tasks_overdue', { is_ready: false })]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Show: Embers' }).getAttribute('href')).toBe(`/tasks/${hashcode}`);
});

test('[2.14] while there is nothing, the list is replaced by one sentence', () => {
  renderScreen(<WaitingWork groups={[]} />);
  expect(screen.getByText('Nothing waits for you')).toBeTruthy();
});

test('[1.10] nothing waits of a feature that is off', () => {
  renderScreen(<WaitingWork groups={[group('invoices_overdue')]} />);
  expect(screen.getByText('Nothing waits for you')).toBeTruthy();
});
