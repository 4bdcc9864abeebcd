import { declaredRoles, type AnyRecord, type CollectionName, type Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRecordOf } from '../testing/aRecordOf';
import { fakeApi } from '../testing/fakeApi';
import { renderScreen } from '../testing/renderScreen';
import { TransitionButtons } from './TransitionButtons';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function withdraw(role: Role, status: string): Promise<void> {
  const definition = collectionNamed('entries');
  const record = { ...aRecordOf(definition), status };
  fakeApi({ entries: [record] });
  const { user } = renderScreen(
    <TransitionButtons
      collection="entries"
      definition={definition}
      record={record}
      actor={{ user: 'user', individual: null, roles: declaredRoles(role) }}
    />,
    { roles: [role] },
  );
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
  const reason = screen.queryByRole('textbox', { name: /Reason/ });
  if (reason) await user.type(reason, 'The teacher left.');
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText(/: Withdrawn$/);
}

test('[2.47] offers a participant no Undo for a withdrawal, which they cannot revert', async () => {
  await withdraw('participant', 'accepted');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('[2.47] offers Undo where a transition leads back', async () => {
  await withdraw('staff', 'draft');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

function show(collection: CollectionName, given: Partial<AnyRecord>) {
  const definition = collectionNamed(collection);
  const record = { ...aRecordOf(definition), ...given };
  const api = fakeApi({ [collection]: [record] });
  const actor = { user: 'user', individual: null, roles: declaredRoles('staff') };
  const { user } = renderScreen(
    <TransitionButtons collection={collection} definition={definition} record={record} actor={actor} />,
  );
  const acted = () => api.calls.filter(({ path }) => path.endsWith('/actions'));
  return { user, acted };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const aroha = { hashcode: '00000000-0000-4000-8000-0000000000cc', title: 'Aroha Ngata' };

test('[2.21] an event in five days does not offer to open its entries as its next step', async () => {
  const draft = { status: 'draft', entries_close: null, starts_on: inDays(5), ends_on: inDays(5) };
  const { user } = show('events', draft);
  expect(screen.queryByRole('button', { name: 'Open entries' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  expect(screen.getByRole('menuitem', { name: 'Open entries' })).toBeTruthy();
});

test('[2.21] an event that is months away offers it, and shows first who sees it', async () => {
  const draft = { status: 'draft', entries_close: null, starts_on: inDays(90), ends_on: inDays(90) };
  const { user, acted } = show('events', draft);
  await user.click(screen.getByRole('button', { name: 'Open entries' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/^Everyone who signs in sees the event/)).toBeTruthy();
  expect(acted()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Open entries' }));
  await screen.findByText(/: Entries open$/);
});

test('[7.40] a decision names whom it notifies, and can be left', async () => {
  const { user, acted } = show('entries', { status: 'submitted', contact: aroha });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/^Aroha Ngata is notified right away/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(acted()).toEqual([]);
});

test('[2.18] a decision can be stored to be sent later, and then no one is notified', async () => {
  const definition = collectionNamed('entries');
  const record = { ...aRecordOf(definition), status: 'submitted', contact: aroha };
  const api = fakeApi({ entries: [record] });
  const actor = { user: 'user', individual: null, roles: declaredRoles('staff') };
  const { user } = renderScreen(
    <TransitionButtons collection="entries" definition={definition} record={record} actor={actor} />,
  );
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  await user.click(screen.getByRole('menuitem', { name: 'Decline' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.type(dialog.getByLabelText('Reason'), 'The night is full.');
  await user.click(dialog.getByRole('button', { name: 'Store, send later' }));
  await screen.findByText(`${record.qed_model.title}: Decline, to be sent`);
  const writes = api.calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { decision: 'decline', decision_reason: 'The night is full.' }],
  ]);
});

test('[7.40] a decision on an entry without a contact shows that no one is notified', async () => {
  const { user } = show('entries', { status: 'submitted', contact: null });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByText('It has no contact, so no one is notified.')).toBeTruthy();
});

test('asks before a performance is cancelled with two buttons of different names', async () => {
  const { user } = show('performances', { status: 'planned' });
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1);
  expect(dialog.getByRole('button', { name: 'Go back' })).toBeTruthy();
});
