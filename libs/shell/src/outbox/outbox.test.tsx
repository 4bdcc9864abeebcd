import { outboxState, type OutboxEntry } from '@callboard/offline';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

const changed = vi.hoisted(() => ({
  retryEntry: vi.fn(async () => {}),
  removeEntry: vi.fn(async () => {}),
  restoreEntry: vi.fn(async () => {}),
  handOverLane: vi.fn(async () => 2),
}));
vi.mock('@callboard/offline', async (original) => ({ ...(await original<object>()), ...changed }));

const others = vi.hoisted(() => vi.fn(async (): Promise<{ owner: string; count: number }[]> => []));
vi.mock('@callboard/auth/drafts', async (original) => ({
  ...(await original<object>()),
  outboxesOfOthers: others,
}));

afterEach(async () => {
  others.mockResolvedValue([]);
  outboxState.set([]);
  await closeApps();
  vi.clearAllMocks();
});

const entry = (number: number, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  number,
  collection: 'messages',
  draft: { conversation: 'c1', body: `Message ${number}` },
  lane: '/conversations/c1',
  text: `Message ${number}`,
  textField: 'body',
  page: '/conversations/c1',
  key: `key-${number}`,
  addedAt: 0,
  triedAt: null,
  problem: null,
  ...more,
});
const refused = entry(1, { problem: 'This conversation is closed.' });

async function openWith(entries: readonly OutboxEntry[]) {
  const server = fakeServer();
  const user = await openApp({ at: '/events', hasToken: true });
  await screen.findByRole('heading', { name: 'List of All events' });
  act(() => outboxState.set(entries));
  return { user, ...server };
}

const actionsOf = (calls: readonly { name: string }[]) => calls.map(({ name }) => name);

it('shows what waits for a connection, and for the message before it', async () => {
  const { user } = await openWith([entry(1), entry(2)]);
  expect(await screen.findByText('2 messages are waiting to be sent')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const panel = await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  expect(panel.textContent).toContain('Waiting for a connection');
  expect(panel.textContent).toContain('Waiting for the message before it');
  act(() => outboxState.set([]));
  expect(screen.getByText('Everything has been sent')).toBeTruthy();
  expect(screen.queryByText(/waiting to be sent/)).toBeNull();
});

it('shows why one was refused, and sends it again, corrected or not', async () => {
  const { user } = await openWith([refused]);
  expect(await screen.findByText('1 message could not be sent')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  await screen.findByText('Not sent: This conversation is closed.', { exact: false });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(changed.retryEntry).toHaveBeenLastCalledWith(refused, undefined);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Message' });
  await user.clear(field);
  await user.type(field, 'Shorter');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(changed.retryEntry).toHaveBeenLastCalledWith(refused, 'Shorter');
});

const call = (number: number, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  number,
  action: 'score',
  target: 'stage',
  input: {},
  lane: 'judging/stage/act',
  text: `Change ${number}`,
  page: '/judging/stage/act',
  key: `key-${number}`,
  addedAt: 0,
  triedAt: null,
  problem: null,
  ...more,
});

it('[3.24] [1.8] hands over a lane whose first change was refused before anything else, and drops it last', async () => {
  const { user } = await openWith([call(1, { problem: 'The item was not found.' }), call(2)]);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const panel = await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  const [first] = within(panel).getAllByRole('listitem');
  const ways = within(first ?? panel).getAllByRole('button');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Hand over',
    'Try again',
    'Save a file for the office',
    'Delete',
  ]);
  expect(within(panel).getAllByRole('button', { name: 'Hand over' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Hand over' }));
  expect(changed.handOverLane).toHaveBeenCalledExactlyOnceWith('judging/stage/act');
  await screen.findByText('2 changes are handed over');
});

it('[1.8] hands over no message, nothing that only waits, and nothing that is handed over already', async () => {
  const problem = 'Not now.';
  const over = call(3, { action: 'handOverWork', lane: 'handed-over/x', problem });
  const { user } = await openWith([refused, call(2), over]);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});

it('[1.8] says how much of others waits on this device and who signs in, and not what it is', async () => {
  others.mockResolvedValue([
    { owner: 'Mere Tamati', count: 3 },
    { owner: '', count: 1 },
  ]);
  await openWith([]);
  await screen.findByText('3 changes of Mere Tamati wait on this device');
  screen.getByText('Only Mere Tamati can send it: Mere Tamati signs in here.');
  screen.getByText('1 change of another user waits on this device');
});

it('deletes one, and undoes that', async () => {
  const { user } = await openWith([refused]);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(changed.removeEntry).toHaveBeenCalledWith(refused);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(changed.restoreEntry).toHaveBeenCalledWith(refused);
});

it('asks before a sign-out deletes what has not been sent', async () => {
  const { user, calls } = await openWith([entry(1), entry(2)]);
  await user.click(screen.getByRole('button', { name: /Your menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog', { name: '2 messages have not been sent' });
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(actionsOf(calls)).not.toContain('logout');
  await user.click(screen.getByRole('button', { name: /Your menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out and delete' }));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(actionsOf(calls)).toContain('logout');
});
