import type { AnyRecord, CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aRecordOf } from '../../testing/aRecordOf';
import { fakeApi } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { RecordList } from '../RecordList';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(collection: CollectionName, status: string, at: string) {
  const record = { ...aRecordOf(collectionNamed(collection)), status };
  const api = fakeApi({ [collection]: [record], venues: [], employees: [], regions: [] });
  const view = renderScreen(<RecordList collection={collection} />, { at });
  const lists = () => api.calls.filter(({ method, query }) => method === 'GET' && query.has('paginate'));
  return { ...view, api, record, lists };
}

it('[3.2] shows a board with a column for each status, in the order of the lifecycle', async () => {
  const { user, lists } = show('projectTasks', 'to_do', '/?search=poster');
  await user.click(await screen.findByRole('radio', { name: 'Board' }));
  await screen.findByRole('region', { name: 'Blocked, 0' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'To do0',
    'In progress0',
    'Blocked0',
    'Done0',
  ]);
  const requested = lists().filter(({ query }) => query.has('status'));
  expect(requested.map(({ query }) => query.get('status'))).toEqual(['to_do', 'doing', 'blocked', 'done']);
  expect(requested.every(({ query }) => query.get('search') === 'poster')).toBe(true);
});

it('[3.2] a filter by status leaves only its columns', async () => {
  show('projectTasks', 'to_do', '/?as=board&status=doing');
  await screen.findByRole('region', { name: /^In progress/ });
  expect(screen.queryByRole('region', { name: /^To do/ })).toBeNull();
});

it('[7.21] the menu of a card offers what is allowed, and Undo after it', async () => {
  const { user, api, record } = show('projectTasks', 'done', '/?as=board');
  const column = await screen.findByRole('region', { name: 'Done, 1' });
  await user.click(within(column).getByRole('button', { name: /^Change status of/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Reopen']);
  await user.click(screen.getByRole('menuitem', { name: 'Reopen' }));
  await screen.findByRole('button', { name: 'Undo' });
  const acted = api.calls.find(({ path }) => path.endsWith('/actions'));
  expect(acted?.body).toMatchObject({ action: 'reopen', target: record.hashcode });
});

it('[7.21] a card asks before a step that others notice', async () => {
  const { user, api } = show('events', 'draft', '/?as=board');
  const column = await screen.findByRole('region', { name: 'Draft, 1' });
  await user.click(within(column).getByRole('button', { name: /^Change status of/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Open entries' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Everyone who signs in sees the event/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.calls.some(({ path }) => path.endsWith('/actions'))).toBe(false);
});

it('[3.30] a calendar asks only for the days that it shows, and adds to the filters of the list', async () => {
  const { lists, user } = show('milestones', 'open', '/?as=calendar&period=week&on=2026-05-14&status=open');
  await screen.findByRole('heading', { name: '11-May-2026 to 17-May-2026' });
  const bounds = () => {
    const query = lists().at(-1)?.query;
    return [query?.get('due_on__gte'), query?.get('due_on__lte'), query?.get('status')];
  };
  expect(bounds()).toEqual(['2026-05-11', '2026-05-17', 'open']);
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(bounds()).toEqual(['2026-05-18', '2026-05-24', 'open']));
});

it('[2.21] a map counts the events of each region under the filters of the list, and leads to them', async () => {
  const region = { ...aRecordOf(collectionNamed('regions')), coordinates: '-41.1, 175.2' };
  const counts = {
    by: 'region',
    results: [
      { value: region.hashcode, label: 'Wellington', count: 12 },
      { value: null, label: '', count: 2 },
    ],
  };
  const api = fakeApi({ events: [], regions: [region] });
  api.answerOnce('GET', 'callboard/events/counts', 200, counts);
  const { user } = renderScreen(<RecordList collection="events" />, { at: '/?as=map&status=draft' });
  const list = await screen.findByRole('list', { name: 'Map: Events' });
  expect(within(list).getByText('12')).toBeTruthy();
  expect(screen.getByText('Events without a place on the map: 2')).toBeTruthy();
  const counted = api.calls.find(({ path }) => path.endsWith('/counts'));
  expect([counted?.query.get('by'), counted?.query.get('status')]).toEqual(['region', 'draft']);
  await user.click(within(list).getByRole('link', { name: region.qed_model.title }));
  await screen.findByText('No events match');
  const listed = api.calls.filter(({ path }) => path.endsWith('callboard/events')).at(-1);
  expect([listed?.query.get('region'), listed?.query.get('status')]).toEqual([region.hashcode, 'draft']);
});

it('[3.30] a map shows records at places of their own', async () => {
  const venue = { ...aRecordOf(collectionNamed('venues')), coordinates: '-41.29, 174.78' };
  fakeApi({ venues: [venue], regions: [] });
  renderScreen(<RecordList collection="venues" />, { at: '/?as=map' });
  const list = await screen.findByRole('list', { name: 'Map: Venues' });
  const link = within(list).getByRole('link', { name: venue.qed_model.title });
  expect(link.getAttribute('href')).toBe(`/venues/${venue.hashcode}`);
});

it('[3.30] a map of more venues than a page lets the server count them by region', async () => {
  const region = { ...aRecordOf(collectionNamed('regions')), coordinates: '-41.1, 175.2' };
  const venue = { ...aRecordOf(collectionNamed('venues')), coordinates: '-41.29, 174.78' };
  const api = fakeApi({ venues: [], regions: [region] });
  api.answerOnce('GET', 'callboard/venues', 200, {
    count: 350,
    next: null,
    previous: null,
    results: [venue],
  });
  const results = [
    { value: region.hashcode, label: 'Wellington', count: 340 },
    { value: null, label: '', count: 10 },
  ];
  api.answerOnce('GET', 'callboard/venues/counts', 200, { by: 'region', results });
  renderScreen(<RecordList collection="venues" />, { at: '/?as=map&town=Porirua' });
  const list = await screen.findByRole('list', { name: 'Map: Venues' });
  expect(await within(list).findByText('340')).toBeTruthy();
  expect(screen.getByText('Venues without a place on the map: 10')).toBeTruthy();
  const counted = api.calls.find(({ path }) => path.endsWith('/counts'));
  expect([counted?.query.get('by'), counted?.query.get('town')]).toEqual(['region', 'Porirua']);
});

it('[2.21] a map requests by name the places with records that the first page of places lacks', async () => {
  const near = { ...aRecordOf(collectionNamed('regions')), coordinates: '-41.1, 175.2' };
  const far = {
    ...near,
    hashcode: '00000000-0000-4000-8000-0000000000fa',
    coordinates: '-45.8, 170.5',
    qed_model: { ...near.qed_model, title: 'Far region' },
  };
  const api = fakeApi({ events: [], regions: [far] });
  api.answerOnce('GET', 'callboard/regions', 200, {
    count: 2,
    next: null,
    previous: null,
    results: [near],
  });
  const results = [near, far].map(({ hashcode }, index) => ({
    value: hashcode,
    label: '',
    count: 3 + index,
  }));
  const rest = { groups: 2, count: 5 };
  api.answerOnce('GET', 'callboard/events/counts', 200, { by: 'region', results, rest });
  renderScreen(<RecordList collection="events" />, { at: '/?as=map' });
  expect(await screen.findByRole('link', { name: 'Far region' })).toBeTruthy();
  expect(screen.getByText('Events at other places: 5')).toBeTruthy();
  expect(screen.queryByText(/without a place/)).toBeNull();
  const requested = api.calls.filter(({ path }) => path.endsWith('callboard/regions'));
  expect(requested.map(({ query }) => query.get('hashcode__in'))).toEqual([null, far.hashcode]);
});

it('[3.30] shows projects as bars on a timeline, and shows how many have no date', async () => {
  const project = {
    ...aRecordOf(collectionNamed('projects')),
    starts_on: '2027-03-01',
    ends_on: '2027-05-31',
  };
  const undated = {
    ...project,
    hashcode: '00000000-0000-4000-8000-00000000000f',
    starts_on: null,
    ends_on: null,
  };
  fakeApi({ projects: [{ ...project, status: 'running' }, undated] });
  const { user } = renderScreen(<RecordList collection="projects" />, { at: '/' });
  await user.click(await screen.findByRole('radio', { name: 'Timeline' }));
  const list = await screen.findByRole('list', { name: 'Office projects' });
  const link = within(list).getByRole('link', { name: /01-Mar-2027 to 31-May-2027 · Running/ });
  expect(link.getAttribute('href')).toBe(`/projects/${project.hashcode}`);
  expect(screen.getByText(/^One has no date/)).toBeTruthy();
});

it.each(['direct_children', 'children'])(
  '[3.1] a tree opens what the server sends along as %s without another request',
  async (name) => {
    const people = collectionNamed('employees');
    const record = (title: string, last: string, given: object = {}): AnyRecord => {
      const made = aRecordOf(people);
      const hashcode = `00000000-0000-4000-8000-0000000000${last}`;
      return { ...made, hashcode, manager: null, qed_model: { ...made.qed_model, title }, ...given };
    };
    const below = [record('Ben Hall', 'b1'), record('Mere Rangi', 'b2')];
    const tops = [
      record('Aroha Ngata', 'a1', { [name]: below }),
      record('Hana Parata', 'a2', { [name]: [] }),
    ];
    const api = fakeApi({ employees: tops });
    api.answerOnce('GET', `${people.path}/counts`, 200, {
      by: 'manager',
      results: [{ value: tops[0]?.hashcode, label: 'Aroha Ngata', count: 2 }],
    });
    const { user } = renderScreen(<RecordList collection="employees" />, { at: '/?as=tree' });
    const [top] = await screen.findAllByRole('treeitem');
    await waitFor(() => expect(top?.getAttribute('aria-expanded')).toBe('false'));
    const lists = () => api.calls.filter(({ path }) => path.endsWith(people.path));
    expect(lists().at(-1)?.query.get('additional_fields')).toBe('direct_children');
    const before = lists().length;
    top?.focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('treeitem', { name: /Ben Hall/ })).toBeTruthy();
    expect(screen.getByRole('treeitem', { name: /Mere Rangi/ })).toBeTruthy();
    expect(lists()).toHaveLength(before);
  },
);

it('[3.2] a tree with a single top shows what is below it, by the name of the records', async () => {
  const schools = collectionNamed('organizationStructures');
  const top = { ...aRecordOf(schools), parent: null };
  const api = fakeApi({ organizationStructures: [top], regions: [] });
  api.answerOnce('GET', `${schools.path}/counts`, 200, {
    by: 'parent',
    results: [{ value: top.hashcode, label: 'Top', count: 2 }],
  });
  renderScreen(<RecordList collection="organizationStructures" />, { at: '/?as=tree' });
  const item = await screen.findByRole('treeitem');
  await waitFor(() => expect(item.textContent).toContain('2 organisations'));
  expect(item.getAttribute('aria-expanded')).toBe('true');
});
