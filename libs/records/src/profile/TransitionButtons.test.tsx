import { collectionNamed, type Role } from '@callboard/api-contract';
import { cleanup, screen } from '@testing-library/react';
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
  const definition = collectionNamed('showquestEntries');
  const record = { ...aRecordOf(definition), status };
  fakeApi({ showquestEntries: [record] });
  const { user } = renderScreen(
    <TransitionButtons
      collection="showquestEntries"
      definition={definition}
      record={record}
      actor={{ user: 'user', individual: null, roles: [role] }}
    />,
    { roles: [role] },
  );
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
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
