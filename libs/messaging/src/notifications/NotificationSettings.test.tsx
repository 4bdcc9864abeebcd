import type { NotificationSettings } from '@callboard/api-contract/notifications';
import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Screen } from './NotificationSettings';

const address = 'GET notifications/settings';
const channel = 'GET notifications/push';
const acted = 'POST user/actions';

const selected: NotificationSettings = {
  kinds: [
    { kind: 'message', here: true, mail: 'now', push: true },
    { kind: 'taskDue', here: true, mail: 'daily', push: true },
  ],
  quiet: null,
  time_zone: 'Pacific/Auckland',
};

const loaded = (part: Partial<NotificationSettings> = {}) =>
  json({ success: true, data: { ...selected, ...part } });
const done = () => json({ success: true, data: {} });
const mailOf = (kind: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Email: ${kind}` });

let pushKey: string | null = null;

/** Renders the screen over the answers of the server to reading, in their order. */
function show(...answers: readonly Response[]) {
  const { user } = renderScreen(<Screen />);
  const api = stubApi();
  api.on(address, ...answers);
  api.on(channel, json({ success: true, data: { key: pushKey } }));
  api.on(acted, done());
  return { user, sent: () => api.callsOf(acted).map(({ body }) => body) };
}

afterEach(() => {
  pushKey = null;
  cleanup();
  vi.unstubAllGlobals();
});

it('shows that they are loading', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderScreen(<Screen />);
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
});

it('shows a problem, and loads again', async () => {
  const { user } = show(json({ detail: 'Not for you' }, 403), loaded());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await mailOf('Messages')).value).toBe('now');
});

it('says so when the roles of the user get none', async () => {
  show(loaded({ kinds: [] }));
  expect(await screen.findByText('There is nothing to be notified of')).toBeTruthy();
});

it("[2.43] has the kinds of the user's roles with their channels", async () => {
  show(loaded());
  const table = within(await screen.findByRole('table'));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Messages',
    'Tasks that are due',
  ]);
  expect(table.getAllByText('Always')).toHaveLength(2);
  expect((await mailOf('Tasks that are due')).value).toBe('daily');
});

it('has cards instead of the table on a narrow screen', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  show(loaded());
  const card = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(card.getByRole('combobox', { name: 'Email: Messages' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('[2.43] saves a change immediately, and undoes it', async () => {
  const kinds = [
    { kind: 'message', here: true, mail: 'never', push: true } as const,
    ...selected.kinds.slice(1),
  ];
  const { user, sent } = show(loaded(), loaded({ kinds }), loaded());
  await user.selectOptions(await mailOf('Messages'), 'Never');
  expect((await mailOf('Messages')).value).toBe('never');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await mailOf('Messages')).value).toBe('now'));
  expect(sent()).toMatchObject([
    { action: 'change_notification_settings', data: { ...selected, kinds } },
    { action: 'change_notification_settings', data: selected },
  ]);
});

it('sends the next change with the one before, though that is not loaded yet', async () => {
  const { user, sent } = show(loaded());
  await user.selectOptions(await mailOf('Messages'), 'Never');
  await user.selectOptions(await mailOf('Tasks that are due'), 'Now');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    data: { kinds: [{ mail: 'never' }, { mail: 'now' }] },
  });
});

it('loses no change to an older answer, and offers to undo the last one alone', async () => {
  const first = selected.kinds.map((each) =>
    each.kind === 'message' ? { ...each, mail: 'never' as const } : each,
  );
  // Settings read after the first save have the first change only.
  const { user, sent } = show(loaded(), loaded({ kinds: first }));
  await user.selectOptions(await mailOf('Messages'), 'Never');
  await user.selectOptions(await mailOf('Tasks that are due'), 'Now');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
  expect((await mailOf('Tasks that are due')).value).toBe('now');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toMatchObject({ data: { kinds: first } });
});

it('has quiet hours in the named zone, which the user can change to their own', async () => {
  const elsewhere = { time_zone: 'Asia/Tokyo' };
  const { user, sent } = show(
    loaded(elsewhere),
    loaded({ ...elsewhere, quiet: { from: '22:00', to: '07:00' } }),
  );
  expect(await screen.findByText('Times in Asia/Tokyo (GMT+9)')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), '21:00');
  await user.click(screen.getByRole('button', { name: 'Change to your own time zone' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(sent()).toMatchObject([
    { data: { quiet: { from: '22:00', to: '07:00' } } },
    { data: { quiet: { from: '21:00', to: '07:00' } } },
    { data: { time_zone: own } },
  ]);
});

it('[2.43] offers no devices where the installation sends nothing to them', async () => {
  show(loaded());
  await screen.findByRole('table');
  expect(screen.queryByText('On devices')).toBeNull();
  expect(screen.queryByRole('region', { name: 'This device' })).toBeNull();
});

it('[2.43] sends each kind to devices or not', async () => {
  pushKey = 'key';
  const { user, sent } = show(loaded());
  await user.click(await screen.findByRole('switch', { name: 'On devices: Messages' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ data: { kinds: [{ kind: 'message', push: false }, { push: true }] } });
});
