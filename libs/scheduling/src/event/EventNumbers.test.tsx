import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import { configureApi } from '@callboard/api-client';
import { declaredRoles, type RecordOf, type Role } from '@callboard/api-contract';
import { sessionActions } from '@callboard/auth';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { EventNumbers } from './EventNumbers';

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  features: { performances: true, scheduling: true },
  labels: { entries: { one: 'Act', many: 'Acts' }, participants: { one: 'Performer', many: 'Performers' } },
});

const event = {
  hashcode: '00000000-0000-4000-8000-000000000001',
  venue: null,
  entry_limit: 30,
  starts_on: '2026-12-01',
  ends_on: '2026-12-02',
  // Fields of an event that the numbers need.
} as unknown as RecordOf<'events'>;

/** Stubs the API with the counts that the user can see. */
function answers(accepted: number): (input: RequestInfo | URL) => Promise<Response> {
  return (input) => {
    const { pathname, searchParams } = new URL(String(input));
    const body = pathname.endsWith('/counts')
      ? {
          by: 'status',
          results: [
            { value: 'accepted', label: 'Accepted', count: accepted },
            { value: 'submitted', label: 'Submitted', count: 2 },
            { value: 'withdrawn', label: 'Withdrawn', count: 1 },
          ],
        }
      : {
          count: countOf(pathname, searchParams),
          next: null,
          previous: null,
          results: [],
        };
    return Promise.resolve(Response.json(body));
  };
}

/** Of the 14 accepted acts, five have no time slot; the two that are not decided have none either. */
function countOf(pathname: string, conditions: URLSearchParams): number {
  if (pathname.includes('participants')) return 56;
  // One of the submitted acts is decided, and waits to be sent.
  if (conditions.get('status') === 'submitted') return conditions.get('decision__isnull') === 'true' ? 1 : 2;
  const isUnplaced = conditions.get('slot_starts_at__isnull') === 'true';
  if (!isUnplaced) return 3;
  return conditions.get('status') === 'accepted' ? 5 : 7;
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
    roles: declaredRoles(role),
    navigation: { modules: [], routes: [], redirectUrl: null, userMenu: [] },
    applications: [],
    serverVersion: null,
    viewing: null,
  });
  store.dispatch(signedIn);
  render(
    <AppStoreProvider store={store}>
      <TenantProvider tenant={tenant}>
        <MemoryRouter>
          <EventNumbers event={event} />
        </MemoryRouter>
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
  expect(await screen.findByText('16')).toBeTruthy();
  // Two that are not decided yet are in the running too.
  expect(screen.getByText('Acts')).toBeTruthy();
  expect(screen.getByText('still taking part')).toBeTruthy();
  expect(screen.getByText('of 30')).toBeTruthy();
  expect(await screen.findByText('56')).toBeTruthy();
});

test('[2.14] counts as without a time slot what is accepted alone, and each figure leads to the list that it counts', async () => {
  show('staff', 14);
  const numbers = within(await screen.findByLabelText('Numbers'));
  const hrefOf = async (figure: string) =>
    (await numbers.findByRole('link', { name: figure })).getAttribute('href');
  expect(numbers.getByText('Accepted, no time slot yet')).toBeTruthy();
  expect(await hrefOf('5')).toBe(
    `/entries?event=${event.hashcode}&status=accepted&slot_starts_at__isnull=true`,
  );
  expect(numbers.getByText('Not decided yet')).toBeTruthy();
  expect(await hrefOf('1')).toBe(`/events/${event.hashcode}/decide`);
  expect(await hrefOf('56')).toBe(`/participants?event=${event.hashcode}`);
  expect(numbers.getByText('entered by name')).toBeTruthy();
});

test('shows a participant the number of their own entries, labelled as such, and nothing else', async () => {
  show('participant', 1);
  const numbers = within(await screen.findByLabelText('Numbers'));
  expect(await numbers.findByText('1 accepted')).toBeTruthy();
  expect(numbers.getByText('Your acts')).toBeTruthy();
  for (const text of ['Acts', 'of 30', 'Performers', 'Accepted, no time slot yet', 'Not decided yet'])
    expect(numbers.queryByText(text)).toBeNull();
});
