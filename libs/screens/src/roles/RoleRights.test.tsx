import { json, stubApi } from '@callboard/api-client/testing';
import type { StoredLimits } from '@callboard/api-contract';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Screen } from './RoleRights';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stored = (limits: StoredLimits['limits'] = {}): StoredLimits[] =>
  (['staff', 'judge', 'participant', 'collaborator'] as const).map((role) => ({
    role,
    limits: role === 'staff' ? limits : {},
    version: 3,
    changed: null,
  }));

function show(limits?: StoredLimits['limits']) {
  const api = stubApi();
  api.on('GET roles/limits', () => json({ success: true, data: stored(limits) }));
  api.on('POST user/actions', () => json({ success: true, data: { version: 4 } }));
  api.on('GET user', () => json({ count: 0, next: null, previous: null, results: [] }));
  return { api, ...renderScreen(<Screen />, { roles: ['admin'] }) };
}

const opened = async (name: RegExp) => {
  const row = await screen.findByRole('button', { name });
  row.click();
  return within(await screen.findByRole('dialog'));
};

test('[6.8] shows what is left of each collection, and what is hidden', async () => {
  show({ employees: { verbs: ['remove'], hidden: ['position'] } });
  const row = await screen.findByRole('button', { name: /^Employees/ });
  expect(row.textContent).toContain('Read, Create, Change · Hidden fields: 1');
  expect(row.textContent).toContain('Limited');
});

test('[6.8] hides a field and takes a verb away, on the version that was read', async () => {
  const { api, user } = show({ taxes: { verbs: ['remove'] } });
  const dialog = await opened(/^Employees/);
  await user.click(dialog.getByRole('checkbox', { name: 'Change' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Position' }), 'Hidden');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = api.callsOf('POST user/actions');
  expect(sent?.body).toMatchObject({
    action: 'limit_role',
    data: {
      role: 'staff',
      version: 3,
      limits: {
        taxes: { verbs: ['remove'] },
        employees: { verbs: ['update'], hidden: ['position'] },
      },
    },
  });
});

test('[6.8] offers neither to hide a title nor to take away reading what other pages show', async () => {
  show();
  const dialog = await opened(/^Events/);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Read' }).disabled).toBe(true);
  expect(dialog.getByRole('combobox', { name: 'Staff notes' })).toBeTruthy();
  expect(dialog.queryByRole('combobox', { name: 'Name' })).toBeNull();
});
