import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import { configureApi } from '@callboard/api-client';
import type { RecordOf, Role } from '@callboard/api-contract';
import { sessionActions } from '@callboard/auth';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EventNumbers } from './EventNumbers';

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  features: { performances: true, scheduling: true },
  collections: {
    entries: 'showquestEntries',
    participants: 'showquestParticipants',
    collaborators: 'showquestCollaborators',
  },
  labels: { entries: { one: 'Act', many: 'Acts' }, participants: { one: 'Performer', many: 'Performers' } },
});

const event = {
  hashcode: '00000000-0000-4000-8000-000000000001',
  venue: null,
  entry_limit: 30,
  starts_on: '2026-12-01',
  ends_on: '2026-12-02',
  // What the numbers need of an event.
} as unknown as RecordOf<'events'>;

/** Stubs the API with the counts that the user can see. */
function answers(accepted: number): (input: RequestInfo | URL) => Promise<Response> {
  return (input) => {
    const { pathname } = new URL(String(input));
    const body = pathname.endsWith('/counts')
      ? {
          by: 'status',
          results: [
            { value: 'accepted', label: 'Accepted', count: accepted },
            { value: 'withdrawn', label: 'Withdrawn', count: 1 },
          ],
        }
      : { count: pathname.includes('participants') ? 56 : 3, next: null, previous: null, results: [] };
    return Promise.resolve(Response.json(body));
  };
}

function show(role: Role, accepted: number): void {
  vi.stubGlobal('fetch', answers(accepted));
  configureApi({ origin: 'http://localhost', getToken: () => 'token' });
  const user = { hashcode: 'user', name_search: 'Aroha', is_admin: false, is_super_admin: false };
  const store = createAppStore();
  const signedIn = sessionActions.signedIn({
    status: 'signedIn',
    sessionId: 'session',
    user: { ...user, roles: [role], individual: null },
    permissions: [],
    roles: [role],
    navigation: { modules: [], routes: [], redirectUrl: null, userMenu: [] },
    applications: [],
    serverVersion: null,
    viewing: null,
  });
  store.dispatch(signedIn);
  render(
    <AppStoreProvider store={store}>
      <TenantProvider tenant={tenant}>
        <EventNumbers event={event} />
      </TenantProvider>
    </AppStoreProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the number of entries in the running and of people to users who can read all of them', async () => {
  show('staff', 14);
  expect(await screen.findByText('14')).toBeTruthy();
  expect(screen.getByText('Acts')).toBeTruthy();
  expect(screen.getByText('of 30')).toBeTruthy();
  expect(await screen.findByText('56')).toBeTruthy();
});

test('shows a participant the number of their own entries, labelled as such, and nothing else', async () => {
  show('participant', 1);
  const numbers = within(await screen.findByLabelText('Numbers'));
  expect(await numbers.findByText('1 accepted')).toBeTruthy();
  expect(numbers.getByText('Your acts')).toBeTruthy();
  for (const text of ['Acts', 'of 30', 'Performers', 'Without a time slot'])
    expect(numbers.queryByText(text)).toBeNull();
});
