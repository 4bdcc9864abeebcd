import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fakeApi';
import { aVenue } from '../testing/records';
import { renderScreen } from '../testing/renderScreen';
import { RecordList } from './RecordList';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const town = { name: 'Town Hall', qed_model: { ...aVenue().qed_model, title: 'Town Hall' } };
const opera = {
  hashcode: '00000000-0000-4000-8000-000000000002',
  name: 'Opera House',
  capacity: 1850,
  status: 'retired',
  qed_model: { ...aVenue().qed_model, title: 'Opera House' },
};
const twoVenues = () => ({ venues: [aVenue(town), aVenue(opera)], regions: [] });

describe('RecordList', () => {
  it('[3.2] shows the results of a list and their number', async () => {
    fakeApi(twoVenues());
    renderScreen(<RecordList collection="venues" />);
    expect(await screen.findByRole('link', { name: /Town Hall/ })).toBeTruthy();
    expect(screen.getByText('1–2 of 2')).toBeTruthy();
    expect(screen.getByText('1,850 people')).toBeTruthy();
    expect(screen.getByText('Retired')).toBeTruthy();
  });

  it('[7.16] requests pages of 50', async () => {
    const api = fakeApi(twoVenues());
    renderScreen(<RecordList collection="venues" />);
    await screen.findByText('1–2 of 2');
    const first = api.calls.find(({ path }) => path.endsWith('callboard/venues'));
    expect([first?.query.get('paginate'), first?.query.get('page_size')]).toEqual(['true', '50']);
  });

  it('[3.2] a grouped list requests its groups without its rows, and the rows of a group when it opens', async () => {
    const api = fakeApi(twoVenues());
    const results = [{ value: 'active', label: 'Active', count: 2 }];
    api.answerOnce('GET', 'callboard/venues/counts', 200, { by: 'status', results });
    const { user } = renderScreen(<RecordList collection="venues" />, { at: '/?group=status' });
    const group = await screen.findByText('2 records');
    const lists = () => api.calls.filter(({ path }) => path.endsWith('callboard/venues'));
    expect(lists()).toEqual([]);
    expect(screen.queryByText('Town Hall')).toBeNull();
    await user.click(group);
    expect(await screen.findByRole('link', { name: /Town Hall/ })).toBeTruthy();
    expect(lists().map(({ query }) => query.get('status'))).toEqual(['active']);
  });

  it('[3.2] states that there is nothing to group', async () => {
    const api = fakeApi(twoVenues());
    api.answerOnce('GET', 'callboard/venues/counts', 200, { by: 'status', results: [] });
    renderScreen(<RecordList collection="venues" />, { at: '/?group=status' });
    expect(await screen.findByText('No venues yet')).toBeTruthy();
  });

  it('links each row to the page of its record', async () => {
    fakeApi(twoVenues());
    renderScreen(<RecordList collection="venues" />);
    const link = await screen.findByRole('link', { name: /Opera House/ });
    expect(link.getAttribute('href')).toBe('/venues/00000000-0000-4000-8000-000000000002');
  });

  it('names the link of a record by its title where the first column is empty', async () => {
    fakeApi({ venues: [aVenue({ ...opera, name: '' })], regions: [] });
    renderScreen(<RecordList collection="venues" />);
    expect(await screen.findByRole('link', { name: 'Opera House' })).toBeTruthy();
  });

  it.each(['Filters', 'Columns'])('closes %s by Escape, and gives its button the focus', async (name) => {
    fakeApi(twoVenues());
    const { user } = renderScreen(<RecordList collection="venues" />);
    const isPanel = name === 'Filters';
    const button = await screen.findByRole('button', { name: isPanel ? name : 'Options' });
    await user.click(button);
    if (!isPanel) await user.click(screen.getByRole('menuitem', { name }));
    const [box] = await screen.findAllByRole('checkbox', {
      name: isPanel ? 'Active' : 'Capacity',
    });
    act(() => box?.focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box?.isConnected).toBe(false));
    expect(document.activeElement).toBe(button);
  });

  it('stores the search in the URL and restores it', async () => {
    const api = fakeApi(twoVenues());
    const { address, user } = renderScreen(<RecordList collection="venues" />, { at: '/venues?search=town' });
    const box = await screen.findByRole('textbox', { name: 'Search venues' });
    expect(await screen.findByText('1–1 of 1')).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'opera');
    await waitFor(() => expect(address.history.at(-1)).toContain('?search=opera'));
    expect(await screen.findByRole('link', { name: /Opera House/ })).toBeTruthy();
    expect(api.calls.at(-1)?.query.get('search')).toBe('opera');
  });

  it('[3.31] filters by default, number-range and date-range, each as a removable chip', async () => {
    const api = fakeApi({ ...twoVenues(), events: [] });
    const { user, address } = renderScreen(<RecordList collection="venues" />, {
      at: '/venues?capacity__gte=100&created__gte=2026-01-31',
    });
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getByText('Capacity: at least 100 people')).toBeTruthy();
    expect(chips.getByText('Created: from 31-Jan-2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Retired' }));
    await waitFor(() => expect(api.calls.at(-1)?.query.get('status')).toBe('retired'));
    await user.click(screen.getByRole('button', { name: 'Remove filter Capacity: at least 100 people' }));
    await waitFor(() => expect(address.history.at(-1)).toContain('?created__gte=2026-01-31&status=retired'));
  });

  it('sorts by a column, and reverses the order on the second click', async () => {
    const api = fakeApi(twoVenues());
    const { user, address } = renderScreen(<RecordList collection="venues" />);
    await user.click(await screen.findByRole('button', { name: /Capacity/ }));
    await waitFor(() => expect(api.calls.at(-1)?.query.get('ordering')).toBe('capacity'));
    await user.click(await screen.findByRole('button', { name: /Capacity/ }));
    await waitFor(() => expect(address.history.at(-1)).toContain('?ordering=-capacity'));
  });

  it('sorts from the filters too, for lists too narrow for headers', async () => {
    const api = fakeApi(twoVenues());
    const { user, address } = renderScreen(<RecordList collection="venues" />);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(order.selectedOptions[0]?.textContent).toBe('Name');
    await user.selectOptions(order, 'Capacity, descending');
    await waitFor(() => expect(api.calls.at(-1)?.query.get('ordering')).toBe('-capacity'));
    expect(address.history.at(-1)).toContain('?ordering=-capacity');
  });

  it.each([
    { roles: ['participant'] as const, isFew: true, shown: [] },
    { roles: ['participant'] as const, isFew: false, shown: ['Search venues'] },
    { roles: ['staff'] as const, isFew: false, shown: ['Search venues', 'Views', 'Filters', 'Options'] },
  ])('has for $roles no more than they use (few rows: $isFew)', async ({ roles, isFew, shown }) => {
    const venues = [1, 2, 3, 4, 5].map((nth) =>
      aVenue({ hashcode: `00000000-0000-4000-8000-00000000000${nth}`, name: `Hall ${nth}` }),
    );
    fakeApi({ venues: venues.slice(0, isFew ? 3 : 5), regions: [], savedViews: [] });
    renderScreen(<RecordList collection="venues" />, { roles });
    await screen.findByRole('link', { name: /Hall 1/ });
    const bar = screen.queryByRole('group', { name: /^Search and filter/ });
    const parts = ['Search venues', 'Views', 'Filters', 'Options'].filter(
      (name) =>
        bar && (within(bar).queryByRole('button', { name }) ?? within(bar).queryByRole('textbox', { name })),
    );
    expect(parts).toEqual(shown);
  });

  it('shows the selected columns', async () => {
    fakeApi(twoVenues());
    const { user } = renderScreen(<RecordList collection="venues" />);
    await user.click(await screen.findByRole('button', { name: 'Options' }));
    await user.click(screen.getByRole('menuitem', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Time zone' }));
    expect((await screen.findAllByText('Pacific/Auckland')).length).toBe(2);
  });

  it('deletes the selected rows together and undoes it', async () => {
    const api = fakeApi(twoVenues());
    const { user } = renderScreen(<RecordList collection="venues" />);
    await user.click(await screen.findByRole('checkbox', { name: 'Town Hall' }));
    await user.click(screen.getByRole('checkbox', { name: 'Opera House' }));
    expect(await screen.findByText('All 2 selected')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 venues?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    const undo = api.calls.find(({ path }) => path === 'changes/actions');
    expect(undo?.body).toEqual({ action: 'undo', target: '99999999-9999-4999-8999-999999999999' });
  });

  it('shows that the list is empty, and why', async () => {
    fakeApi({ venues: [] });
    renderScreen(<RecordList collection="venues" />, { at: '/?search=nowhere' });
    expect(await screen.findByText('No venues match')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeTruthy();
  });

  it('shows a problem with a way to try again', async () => {
    const api = fakeApi(twoVenues());
    api.answerOnce('GET', 'callboard/venues', 403, { detail: 'Not for you' });
    const { user } = renderScreen(<RecordList collection="venues" />);
    expect(await screen.findByText('Not for you')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1–2 of 2')).toBeTruthy();
  });

  it.each([
    ['names the zone of its times once', ['name', 'created'], 1],
    ['names no zone without times', ['name'], 0],
  ])('%s', async (_title, columns, count) => {
    fakeApi(twoVenues());
    renderScreen(<RecordList collection="venues" columns={columns} />);
    await screen.findByText('1–2 of 2');
    expect(screen.queryAllByText(/^Times in /)).toHaveLength(count);
  });

  it('offers nothing that the actor cannot do', async () => {
    fakeApi(twoVenues());
    renderScreen(<RecordList collection="venues" />, { roles: ['judge'] });
    await screen.findByText('1–2 of 2');
    expect(screen.queryByRole('button', { name: 'New venue' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it("labels the records with the tenant's term", async () => {
    fakeApi({ entries: [] });
    renderScreen(<RecordList collection="entries" />);
    expect(await screen.findByRole('heading', { name: 'Acts' })).toBeTruthy();
    expect(await screen.findByText('No acts yet')).toBeTruthy();
  });

  it("shows times in the zone of their place, named if it is not the user's", async () => {
    const zone =
      Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Kolkata' ? 'Asia/Tokyo' : 'Asia/Kolkata';
    const venue = { hashcode: aVenue().hashcode, title: 'Town Hall', model: 'callboard.Venue' };
    const starts = { starts_at: '2026-05-14T07:00:00Z', venue };
    fakeApi({
      venues: [aVenue({ time_zone: zone })],
      performances: [aVenue({ ...starts, name: 'Matinee' })],
    });
    renderScreen(<RecordList collection="performances" />);
    const shown = zone === 'Asia/Tokyo' ? /^14-May-2026 16:00 / : /^14-May-2026 12:30 /;
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  it('gives a new record the values of fixed filters, and leaves those fields out of filters and columns', async () => {
    fakeApi({ spaces: [], venues: [aVenue()] });
    const fixedFilters = [{ field: 'venue', operator: 'eq' as const, value: aVenue().hashcode }];
    const { user } = renderScreen(<RecordList collection="spaces" fixedFilters={fixedFilters} isEmbedded />);
    await user.click(await screen.findByRole('button', { name: 'New space' }));
    const panel = within(await screen.findByRole('dialog', { name: 'New space' }));
    expect(panel.getByLabelText(/^Name/)).toBeTruthy();
    expect(panel.queryByLabelText(/Venue/)).toBeNull();
  });

  it.each([
    [false, 'primary'],
    [true, 'secondary'],
  ])(
    'has New as the main button of its own page alone (within another one: %s)',
    async (isEmbedded, variant) => {
      fakeApi(twoVenues());
      renderScreen(<RecordList collection="venues" isEmbedded={isEmbedded} />);
      const button = await screen.findByRole('button', { name: 'New venue' });
      expect(button.dataset['variant']).toBe(variant);
    },
  );

  it('keeps records selected that could not be deleted', async () => {
    const api = fakeApi(twoVenues());
    const refused = {
      results: [
        { hashcode: aVenue().hashcode, success: true },
        { hashcode: opera.hashcode, success: false, error: 'Performances take place there' },
      ],
    };
    api.answerOnce('DELETE', 'callboard/venues', 207, refused);
    const { user } = renderScreen(<RecordList collection="venues" />);
    await user.click(await screen.findByRole('checkbox', { name: 'Town Hall' }));
    await user.click(screen.getByRole('checkbox', { name: 'Opera House' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('One will change')).toBeTruthy();
    expect(dialog.getByText(/Performances take place there/)).toBeTruthy();
    api.answerOnce('DELETE', 'callboard/venues', 207, refused);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 venue deleted')).toBeTruthy();
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });

  it('[2.47] changes the status of the selected records that allow it, in one request that Undo reverts', async () => {
    const api = fakeApi(twoVenues());
    const { user } = renderScreen(<RecordList collection="venues" />);
    await user.click(await screen.findByRole('checkbox', { name: 'Town Hall' }));
    await user.click(screen.getByRole('checkbox', { name: 'Opera House' }));
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    api.answerOnce('POST', 'callboard/venues/actions', 200, {
      results: [{ hashcode: aVenue().hashcode, success: true }],
    });
    await user.click(screen.getByRole('menuitem', { name: 'Retire (1)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('One will change');
    await user.click(dialog.getByRole('button', { name: 'Retire' }));
    await screen.findByText('1 changed');
    const acts = api.calls.filter(({ path }) => path === 'callboard/venues/actions');
    const request = { action: 'retire', hashcodes: [aVenue().hashcode] };
    expect(acts.map(({ body }) => body)).toEqual([{ ...request, preview: true }, request]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
  });

  it('selects all that match the list, not only those that were loaded, and acts on all of them', async () => {
    const many = Array.from({ length: 620 }, (_, index) => {
      const hashcode = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
      const title = `Hall ${index}`;
      return aVenue({ hashcode, name: title, qed_model: { ...aVenue().qed_model, title } });
    });
    const api = fakeApi({ venues: many, regions: [] });
    const { user } = renderScreen(<RecordList collection="venues" />);
    await user.click(await screen.findByRole('checkbox', { name: 'Hall 0' }));
    await user.click(await screen.findByRole('button', { name: 'Select all 620' }));
    expect(await screen.findByText('All 620 selected')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Retire (620)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('620 will change');
    await user.click(dialog.getByRole('button', { name: 'Retire' }));
    await screen.findByText('620 changed');
    const acts = api.calls.filter(({ path }) => path === 'callboard/venues/actions');
    // The request body that the fake API received.
    const sizes = acts.map(({ body }) => (body as { hashcodes: string[] }).hashcodes.length);
    // First what it would do, then the change.
    expect(sizes).toEqual([500, 120, 500, 120]);
  });

  it('shows no checkboxes if the actor has no bulk actions', async () => {
    fakeApi({ individuals: [aVenue({ first_name: 'Aroha', last_name: 'Ngata' })] });
    renderScreen(<RecordList collection="individuals" />, { roles: ['participant'] });
    await screen.findByText('1–1 of 1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a page that opens on this season', () => {
  const year = () => new Date().getFullYear();
  const act = { ...aVenue(), name: 'Tide', qed_model: { ...aVenue().qed_model, title: 'Tide' } };

  function seasonPage(at: string, isEmbedded = false) {
    const api = fakeApi({ stages: [act], events: [], rubrics: [] });
    const view = renderScreen(<RecordList collection="stages" isEmbedded={isEmbedded} />, { at });
    const since = () =>
      api.calls
        .filter(({ path, query }) => path.endsWith('competition/stages') && query.get('page_size') === '50')
        .map(({ query }) => query.get('event__since'));
    return { ...view, api, since };
  }

  it('[3.31] shows that it does, and shows all seasons when that is removed, at an address that says so', async () => {
    const { user, since, address } = seasonPage('/');
    await user.click(await screen.findByRole('button', { name: 'Remove filter This season' }));
    await waitFor(() => expect(since()).toEqual([`${year()}-01-01`, null]));
    expect(address.history.at(-1)).toBe('/?when=all');
    await user.click(await screen.findByRole('button', { name: 'Only this season' }));
    await waitFor(() => expect(address.history.at(-1)).toBe('/'));
  });

  it.each([
    ['an address that says so', '/?when=all', false],
    ['what a link searches for', '/?search=tide', false],
    ['what a link filters by', '/?status=planned', false],
    ['the list within another page', '/', true],
  ])('[3.31] does not narrow %s', async (_, at, isEmbedded) => {
    const { since } = seasonPage(at, isEmbedded);
    await screen.findByText('1–1 of 1');
    expect(since()).toEqual([null]);
  });

  it('[3.31] offers the other seasons where a search finds nothing in this one', async () => {
    const { user, api, address } = seasonPage('/?search=tide&when=season', false);
    api.answerOnce('GET', 'competition/stages', 200, { count: 0, next: null, previous: null, results: [] });
    await user.click(await screen.findByRole('button', { name: 'Search all seasons (1)' }));
    expect(await screen.findByText('1–1 of 1')).toBeTruthy();
    expect(address.history.at(-1)).toBe('/?search=tide');
  });
});
