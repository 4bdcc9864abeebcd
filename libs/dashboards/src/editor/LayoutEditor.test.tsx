import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import { json, stubApi } from '@callboard/api-client/testing';
import { cardOptions, collectionOfCard, type LayoutContent } from '@callboard/api-contract/layouts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleTools } from '../testing/exampleTools';
import { CardsContext } from '../widgets/CardsContext';
import { WidgetToolsContext } from '../widgets/WidgetTools';
import { LayoutEditor } from './LayoutEditor';

afterEach(cleanup);

/** Renders the editor with its content in state, as a screen does. */
function show(initial: LayoutContent = { pages: [] }, tools = exampleTools) {
  const onChange = vi.fn<(content: LayoutContent) => void>();
  function Controlled() {
    const [content, setContent] = useState(initial);
    return (
      <LayoutEditor
        content={content}
        onChange={(next) => {
          setContent(next);
          onChange(next);
        }}
      />
    );
  }
  render(
    <AppStoreProvider store={createAppStore()}>
      <MemoryRouter>
        <WidgetToolsContext value={tools}>
          <CardsContext value={{ fill: () => null }}>
            <Controlled />
          </CardsContext>
        </WidgetToolsContext>
      </MemoryRouter>
    </AppStoreProvider>,
  );
  return { user: userEvent.setup(), latest: () => onChange.mock.lastCall?.[0], onChange };
}

const press = (name: string) => screen.getByRole('button', { name }).focus();

it('is composed by keyboard alone: a page, a row, a cell and a text, moved by arrows', async () => {
  const { user, latest } = show();
  press('Add a page');
  await user.keyboard('{Enter}');
  press('Add a row');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Row 2' }));
  press('Add a widget to Cell 1 of row 1');
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowDown}'.repeat(8));
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings of Announcements' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const [row] = latest()?.pages[0]?.rows ?? [];
  expect(row?.cells[0]?.widgets).toMatchObject([{ kind: 'announcements', settings: {} }]);
  press('Move Row 1');
  await user.keyboard('{ArrowDown}');
  expect(latest()?.pages[0]?.rows[1]).toEqual(row);
  await user.keyboard('{Delete}');
  expect(latest()?.pages[0]?.rows).toHaveLength(1);
});

it('undoes and redoes each change', async () => {
  const { user, latest } = show();
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  const added = latest();
  await user.keyboard('{Control>}z{/Control}');
  expect(latest()).toEqual({ pages: [] });
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(latest()).toEqual(added);
});

it('changes the width of a cell on the screen that is selected', async () => {
  const { user, latest } = show();
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  await user.click(screen.getByRole('button', { name: 'Make Cell 1 of row 1 narrower' }));
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  await user.click(screen.getByRole('button', { name: 'Make Cell 1 of row 1 narrower' }));
  await user.click(screen.getByRole('button', { name: 'Make Cell 1 of row 1 narrower' }));
  expect(latest()?.pages[0]?.rows[0]?.cells[0]).toMatchObject({ phone: 10, tablet: 12, desk: 11 });
});

it('asks for what a widget needs, and offers the statuses of its collection', async () => {
  const { user, latest } = show();
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  await user.click(screen.getByRole('button', { name: 'Add a widget to Cell 1 of row 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Number' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('dialog')).toBeDefined();
  await user.selectOptions(screen.getByLabelText(/What it is about/), 'Venues');
  expect(within(screen.getByLabelText(/Only with status/)).getAllByRole('option').length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(latest()?.pages[0]?.rows[0]?.cells[0]?.widgets).toMatchObject([{ kind: 'number', settings: {} }]);
  expect(screen.getByText('This is not set up yet.')).toBeDefined();
});

it('offers the reports that the user reads, marks those of the user alone, and shows one as selected', async () => {
  const report = (name: string, shared: string, end: number) => ({
    version: 1,
    created: '2027-05-01T00:00:00+00:00',
    modified: '2027-05-01T00:00:00+00:00',
    qed_model: { title: name, url: '/reports', model: 'core.Report' },
    display: 'bars',
    hashcode: `00000000-0000-4000-8000-00000000000${end}`,
    name,
    shared_with: shared,
  });
  const results = [report('Accepted by region', 'office', 1), report('My fees', 'owner', 2)];
  const api = stubApi();
  api.on('GET core/reports', json({ count: 2, next: null, previous: null, results }));
  api.on(`GET core/reports/${results[0]?.hashcode}`, json(results[0]));
  const { user, latest } = show();
  const dialog = await add(user, 'Report');
  expect(await dialog.findByRole('option', { name: 'My fees (only you see it)' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('dialog')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText(/Which report/), 'Accepted by region');
  await user.selectOptions(dialog.getByLabelText(/Show it as/), 'Table');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(latest()?.pages[0]?.rows[0]?.cells[0]?.widgets).toMatchObject([
    { kind: 'report', settings: { report: results[0]?.hashcode, figure: 'table' } },
  ]);
});

it('offers no reports to a user who reads none', async () => {
  const { user } = show({ pages: [] }, { ...exampleTools, collections: [] });
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  await user.click(screen.getByRole('button', { name: 'Add a widget to Cell 1 of row 1' }));
  expect(screen.getByRole('menuitem', { name: 'Text' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
});

it('renders no widget again when another part of the page changes', async () => {
  const onRender = vi.fn<() => string>(() => 'the month');
  const settings = { collection: 'performances', date: 'starts_at' };
  const widget = (id: string) => ({ id, kind: 'calendar' as const, name: `Calendar ${id}`, settings });
  const cell = { id: 'cell', name: 'Cell', phone: 12, tablet: 12, desk: 12 };
  const cells = [{ ...cell, widgets: [widget('a'), widget('b')] }];
  const content = { pages: [{ id: 'page', name: 'Page', rows: [{ id: 'row', name: 'Row', cells }] }] };
  const { user, latest } = show(content, { ...exampleTools, Calendar: () => onRender() });
  expect(await screen.findAllByText('the month')).toHaveLength(2);
  const before = onRender.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Make Cell 1 of row 1 narrower' }));
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(latest()?.pages[0]?.rows).toHaveLength(2);
  expect(onRender).toHaveBeenCalledTimes(before);
});

it('shows what to do next while the page has no widget', async () => {
  const { user } = show();
  expect(screen.getByText(/^Add a page\. It has a row/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  expect(screen.getByText(/^Add a widget to a cell/)).toBeDefined();
});

it('begins at the widths of the screen that the user composes on', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  show();
  vi.unstubAllGlobals();
  expect(screen.getByRole('button', { name: 'Phone' }).getAttribute('aria-pressed')).toBe('true');
});

it('offers the cards of pages that the user sees, and calls one what it shows', async () => {
  const { user, latest } = show();
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  await user.click(screen.getByRole('button', { name: 'Add a widget to Cell 1 of row 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Card' }));
  expect(screen.queryByRole('option', { name: 'Admin Dashboard: Entries by region' })).toBeNull();
  await user.selectOptions(screen.getByLabelText(/Which card/), 'Admin Dashboard: How full events are');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(latest()?.pages[0]?.rows[0]?.cells[0]?.widgets).toMatchObject([
    { kind: 'card', name: 'How full events are', settings: { card: 'fill' } },
  ]);
  expect(screen.getByRole('button', { name: 'Move How full events are' })).toBeDefined();
});

/** Adds a widget of a kind to a new page, and opens its settings. */
async function add(user: ReturnType<typeof userEvent.setup>, kind: string) {
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  await user.click(screen.getByRole('button', { name: 'Add a widget to Cell 1 of row 1' }));
  await user.click(screen.getByRole('menuitem', { name: kind }));
  return within(await screen.findByRole('dialog'));
}

it('offers a calendar by the dates of a collection, and a map by its places', async () => {
  const { user, latest } = show();
  const dialog = await add(user, 'Calendar');
  // A venue has no date.
  expect(dialog.queryByRole('option', { name: 'Venues' })).toBeNull();
  await user.selectOptions(dialog.getByLabelText(/What it is about/), 'Performances');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('dialog')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText(/Which date/), 'Starts');
  await user.selectOptions(dialog.getByLabelText(/How days are shown/), 'List of days');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(latest()?.pages[0]?.rows[0]?.cells[0]?.widgets).toMatchObject([
    { kind: 'calendar', settings: { collection: 'performances', date: 'starts_at', show: 'agenda' } },
  ]);
  expect(await screen.findByText('month of 2027-05-05, as a list')).toBeDefined();
});

it('shows a map of what it counts, and leads to its part of the list', async () => {
  const { user, latest } = show();
  const dialog = await add(user, 'Map');
  await user.selectOptions(dialog.getByLabelText(/What it is about/), 'Performances');
  await user.selectOptions(dialog.getByLabelText(/Which place/), 'Venue');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(latest()?.pages[0]?.rows[0]?.cells[0]?.widgets).toMatchObject([
    { kind: 'map', settings: { collection: 'performances', place: 'venue' } },
  ]);
  expect(await screen.findByText('Performances by venue: /venues?venue=here')).toBeDefined();
});

it('takes no picture without a text for those who cannot see it', async () => {
  const { user, latest } = show();
  const dialog = await add(user, 'Picture');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const text = dialog.getByLabelText(/What does the picture show/);
  expect(text.getAttribute('aria-invalid')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(latest()?.pages[0]?.rows[0]?.cells[0]?.widgets).toMatchObject([{ kind: 'picture', settings: {} }]);
});

it('[3.25] offers no widget that has nothing to show: no calendar, map, report or card of what is not read', async () => {
  const only = (...names: readonly string[]) => ({
    ...exampleTools,
    collections: exampleTools.collections.filter(({ name }) => names.includes(name)),
  });
  const { user } = show({ pages: [] }, only());
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  await user.click(screen.getByRole('button', { name: 'Add a widget to Cell 1 of row 1' }));
  const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  for (const kind of ['Number', 'List', 'Plot', 'Report', 'Calendar', 'Map'])
    expect(offered).not.toContain(kind);
  expect(offered).toContain('Text');
  expect(offered).toContain('Card');
});

it('[1.10] offers cards on performances and tickets only to those who read these', () => {
  const about = Object.fromEntries(cardOptions.map((card) => [card.value, collectionOfCard(card)]));
  expect(about).toMatchObject({
    ticket_sales: 'tickets',
    slots: 'performances',
    seats_by_month: 'performances',
  });
  expect(about).toMatchObject({ numbers: null, own_entries: null, fee_totals: null, areas: null });
});
