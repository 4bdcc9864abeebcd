import { afterEach, expect, it, vi } from 'vitest';
import { fetchFirstScreens } from './fetchFirstScreens';

const { fetched, load } = vi.hoisted(() => {
  const fetched: string[] = [];
  const load = (name: string) => async () => ({
    fetchParts: async (query: URLSearchParams) => void fetched.push(`${name} ${query}`),
  });
  return { fetched, load };
});

vi.mock('@callboard/screens', () => ({
  loadScreen: (screen: () => unknown) => screen(),
  screens: {
    ComposedPage: load('ComposedPage'),
    EventsCentre: load('EventsCentre'),
    ParticipantDashboard: load('ParticipantDashboard'),
    RecordList: load('RecordList'),
  },
}));

afterEach(() => {
  fetched.length = 0;
});

it('[2.32] loads the page to which the login returns, with the parts that it draws', async () => {
  await fetchFirstScreens('/pages/season-office');
  expect(fetched).toEqual(['ComposedPage ']);
});

it('[2.32] loads the lists for a path that only the server knows, with the parts of the view', async () => {
  await fetchFirstScreens('/organisation/companies?group=region');
  expect(fetched).toEqual(['EventsCentre group=region', 'RecordList group=region']);
});

it('[2.13] loads the dashboard where the login returns to no page', async () => {
  await fetchFirstScreens(null);
  expect(fetched).toEqual(['ParticipantDashboard ']);
});
