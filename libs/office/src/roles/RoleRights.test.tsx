import { json, stubApi } from '@callboard/api-client/testing';
import type { StoredLimits } from '@callboard/api-contract/accounts';
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

const madeRole = (limits: StoredLimits['limits'] | null) => ({
  hashcode: '0b0e7e54-3a5c-4e0f-9d6c-6f2a9b9f1c11',
  version: 2,
  created: '2026-01-01T00:00:00+00:00',
  modified: '2026-01-01T00:00:00+00:00',
  name: 'Chaperone',
  base: 'staff',
  limits,
  notes: null,
  qed_model: { title: 'Chaperone', placeholder: 'C' },
});

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

test('[6.8] takes a change of status away from a role', async () => {
  const { api, user } = show();
  const dialog = await opened(/^Venues/);
  await user.click(dialog.getByRole('checkbox', { name: 'Retire' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = api.callsOf('POST user/actions');
  expect(sent?.body).toMatchObject({
    data: { role: 'staff', limits: { venues: { transitions: ['retire'] } } },
  });
});

test('[6.8] a role that an admin made is listed, and loses a right by the same dialog', async () => {
  const { api, user } = show();
  const { hashcode } = madeRole(null);
  const results = [madeRole(null)];
  api.on('GET callboard/custom_roles', () => json({ count: 1, next: null, previous: null, results }));
  api.on(`GET callboard/custom_roles/${hashcode}`, () => json(madeRole(null)));
  api.on(`PATCH callboard/custom_roles/${hashcode}`, () => json({ ...madeRole(null), version: 3 }));
  await user.click(await screen.findByRole('tab', { name: 'Roles you made' }));
  await user.click(await screen.findByRole('button', { name: /^Chaperone/ }));
  const dialog = await opened(/^Venues/);
  await user.click(dialog.getByRole('checkbox', { name: 'Change' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = api.callsOf(`PATCH callboard/custom_roles/${hashcode}`);
  expect(sent?.body).toEqual({ limits: { venues: { verbs: ['update'] } } });
});

test('[6.8] a role that an admin made is limited to regions, says what that means, and is given back', async () => {
  const { api, user } = show();
  const auckland = '1c0e7e54-3a5c-4e0f-9d6c-6f2a9b9f1c22';
  const { hashcode } = madeRole(null);
  const limited = { ...madeRole(null), scope: { regions: [auckland] } };
  const region = {
    ...madeRole(null),
    hashcode: auckland,
    name: 'Auckland',
    qed_model: { title: 'Auckland', placeholder: 'A' },
  };
  api.on('GET callboard/custom_roles', () =>
    json({ count: 1, next: null, previous: null, results: [limited] }),
  );
  api.on(`GET callboard/custom_roles/${hashcode}`, () => json(limited));
  api.on(`PATCH callboard/custom_roles/${hashcode}`, () => json({ ...limited, version: 3 }));
  api.on(`GET callboard/regions/${auckland}`, () => json(region));
  api.on('GET callboard/regions', () => json({ count: 1, next: null, previous: null, results: [region] }));
  await user.click(await screen.findByRole('tab', { name: 'Roles you made' }));
  await user.click(await screen.findByRole('button', { name: /^Chaperone/ }));
  await screen.findByText(/see and change only what belongs to these regions/);
  await screen.findByText('Auckland');
  await user.click(await screen.findByRole('button', { name: /Auckland/ }));
  await vi.waitFor(() => expect(api.callsOf(`PATCH callboard/custom_roles/${hashcode}`)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(api.callsOf(`PATCH callboard/custom_roles/${hashcode}`)).toHaveLength(2));
  const sent = api.callsOf(`PATCH callboard/custom_roles/${hashcode}`).map(({ body }) => body);
  expect(sent).toEqual([
    { scope: { regions: [], events: [] } },
    { scope: { regions: [auckland], events: [] } },
  ]);
});
