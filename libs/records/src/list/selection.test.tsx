import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fakeApi';
import { aVenue } from '../testing/records';
import { renderScreen } from '../testing/renderScreen';
import { RecordList } from './RecordList';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const titles = ['Town Hall', 'Opera House', 'Drill Hall'];
const venues = () =>
  titles.map((title, index) =>
    aVenue({
      hashcode: `00000000-0000-4000-8000-00000000000${index}`,
      name: title,
      qed_model: { ...aVenue().qed_model, title },
    }),
  );

async function selectAll(at = '/venues') {
  const api = fakeApi({ venues: venues(), regions: [] });
  const { user, address } = renderScreen(<RecordList collection="venues" />, { at });
  for (const name of titles) await user.click(await screen.findByRole('checkbox', { name }));
  await screen.findByText('All 3 selected');
  await screen.findByRole('button', { name: 'Delete' });
  return { api, user, goTo: (to: string) => act(() => address.router.navigate(to)) };
}

/** Records that the screen shows as selected, and that Delete would remove; null where it offers no Delete. */
async function selectedAndDeleted({
  user,
  api,
}: Pick<Awaited<ReturnType<typeof selectAll>>, 'user' | 'api'>) {
  const button = screen.queryByRole('button', { name: 'Delete' });
  if (!button) return null;
  const shown = within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('status').textContent;
  const ticked = titles.filter((name) => screen.queryByRole<HTMLInputElement>('checkbox', { name })?.checked);
  await user.click(button);
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/will change/);
  // The request body that the fake API received.
  const { hashcodes } = api.calls.findLast(({ method }) => method === 'DELETE')?.body as {
    hashcodes: string[];
  };
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const sent = venues().flatMap(({ hashcode, name }) => (hashcodes.includes(hashcode) ? [name] : []));
  return { shown, ticked, sent };
}

it.each([
  ['a search', '/venues?search=town'],
  ['a search that finds all of them', '/venues?search=l'],
  ['a filter', '/venues?status=active'],
  ['a range', '/venues?capacity__gte=1'],
])('%s ends the selection: Delete is offered for no record that it hides', async (_change, to) => {
  const list = await selectAll();
  await list.goTo(to);
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  expect(await selectedAndDeleted(list)).toBeNull();
  await list.goTo('/venues');
  await screen.findByText('1–3 of 3');
  expect(await selectedAndDeleted(list)).toBeNull();
});

it('grouping the list ends the selection', async () => {
  const list = await selectAll();
  const results = [{ value: 'active', label: 'Active', count: 3 }];
  list.api.answerOnce('GET', 'callboard/venues/counts', 200, { by: 'status', results });
  await list.goTo('/venues?group=status');
  await screen.findByText('3 records');
  expect(await selectedAndDeleted(list)).toBeNull();
});

it('removing a filter ends the selection', async () => {
  const list = await selectAll('/venues?status=active');
  await list.goTo('/venues');
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
});

it.each([
  ['another order', '/venues?ordering=-capacity'],
  ['other columns', '/venues?columns=name'],
  ['a search of spaces', '/venues?search=%20'],
])('%s leaves the selection, and Delete acts on what is ticked', async (_change, to) => {
  const list = await selectAll();
  await list.goTo(to);
  await screen.findByText('1–3 of 3');
  expect(await selectedAndDeleted(list)).toEqual({ shown: 'All 3 selected', ticked: titles, sent: titles });
});

it('another view hides the selection with its actions, and the table shows it again', async () => {
  const list = await selectAll();
  await list.goTo('/venues?as=board');
  await waitFor(() => expect(screen.queryByText('All 3 selected')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await list.goTo('/venues');
  await screen.findByText('All 3 selected');
  expect(await selectedAndDeleted(list)).toMatchObject({ ticked: titles, sent: titles });
});

it('states how many selected records the list no longer has', async () => {
  const list = await selectAll();
  list.api.records.set('venues', venues().slice(0, 1));
  await list.goTo('/venues?ordering=-name');
  await screen.findByText('1–1 of 1');
  expect(await selectedAndDeleted(list)).toMatchObject({
    shown: '3 selected (2 no longer match the list)',
    sent: titles,
  });
});
