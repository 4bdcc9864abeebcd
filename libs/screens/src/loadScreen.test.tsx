import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames, loadCollections } from '@callboard/api-contract/collections';
import { openPage } from '@callboard/api-contract/testing';
import { RecordForm } from '@callboard/records/form';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScreen } from './loadScreen';
import { screens } from './registry';

describe('a screen that users see first', () => {
  let api: ReturnType<typeof fakeApi>;

  // The first import of everything takes longer than a test.
  beforeAll(async () => {
    await Promise.all([loadCollections(), screens.RecordList(), screens.ParticipantDashboard()]);
  }, 120_000);

  beforeEach(async () => {
    await loadCollections();
    api = fakeApi(
      Object.fromEntries(collectionNames.map((each) => [each, [aRecordOf(collectionNamed(each))]])),
    );
    const closePage = openPage();
    return () => {
      cleanup();
      closePage();
      vi.unstubAllGlobals();
    };
  });

  it.each<CollectionName>([
    'announcementTargets',
    'employees',
    'entries',
    'events',
    'individuals',
    'inventoryReservations',
    'invoices',
    'performances',
    'projectTasks',
    'shifts',
    'stageEntries',
    'tasks',
    'tickets',
    'users',
    'venues',
  ])('reads no more of the contract than what the list of %s has loaded, nor does its form', async (name) => {
    await show('RecordList', name);
    expect(await screen.findByText('1–1 of 1')).toBeTruthy();
    cleanup();
    renderScreen(<RecordForm collection={name} onDone={() => undefined} />, { roles: ['admin'] });
    expect(await screen.findByRole('button', { name: /^Add / })).toBeTruthy();
  });

  it.each<CollectionName>(['events', 'users', 'venues'])(
    'reads no more with the filters of a list of %s, and with what is done to several rows',
    async (name) => {
      const { user } = await show('RecordList', name);
      await user.click(await screen.findByRole('button', { name: /^Filters/ }));
      await screen.findByRole('combobox', { name: 'Tagged' });
      await user.click(within(screen.getByRole('table')).getAllByRole('checkbox').at(-1) ?? document.body);
      await user.click(await screen.findByRole('button', { name: 'Tags' }));
      await user.click(await screen.findByRole('menuitem', { name: /^Add/ }));
      await screen.findByRole('combobox', { name: 'Tag' });
    },
  );

  it.each([
    ['EventsCentre', 'events'],
    ['DatedList', 'performances'],
  ] as const)('reads no more than what %s has loaded', async (name, own) => {
    await show(name, own);
    expect(await screen.findByText('1–1 of 1')).toBeTruthy();
  });

  it.each([['staff'], ['participant']] as const)(
    'reads no more than what the start page of %s has loaded',
    async (role) => {
      const at = '2027-05-20T10:00:00.000Z';
      const record = { hashcode: '00000000-0000-4000-8000-000000000001', title: 'Piha' };
      api.answerOnce('GET', 'dashboards/participant', 200, {
        success: true,
        data: {
          entries: [],
          parts: [],
          tasks: [],
          regions: [],
          today: [],
          waiting: null,
          changes: [
            {
              change_set: record.hashcode,
              at,
              actor: null,
              collection: 'venues',
              kind: 'update',
              count: 1,
              record,
              fields: ['name'],
              status: null,
            },
          ],
        },
      });
      await show('ParticipantDashboard', undefined, role);
      expect(await screen.findByText(/Piha|by status/)).toBeTruthy();
    },
  );
});

async function show(
  name: keyof typeof screens,
  own?: CollectionName,
  role: 'admin' | 'staff' | 'participant' = 'admin',
) {
  const { Screen } = await loadScreen(screens[name], own);
  return renderScreen(<Screen title="Title" collection={own} />, { roles: [role] });
}
