import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import type { LayoutContent } from '@callboard/api-contract/layouts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { WidgetToolsContext, type WidgetTools } from '../widgets/WidgetTools';
import { LayoutEditor } from './LayoutEditor';

afterEach(cleanup);

const tools: WidgetTools = {
  collections: [{ name: 'venues', label: 'Venues' }],
  labelOf: () => 'Venues',
  fieldLabel: ({ label }) => label,
  renderValue: (_field, value) => String(value),
  listHref: () => '/venues',
  recordHref: () => '/venues/1',
  today: '2027-05-05',
  dayStart: '2027-05-04T12:00:00Z',
};

/** Renders the editor with its content in state, as a screen does. */
function show(initial: LayoutContent = { pages: [] }) {
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
          <Controlled />
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
  await user.keyboard('{ArrowDown}'.repeat(4));
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

it('offers every card by its page, and calls it what it shows', async () => {
  const { user, latest } = show();
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  await user.click(screen.getByRole('button', { name: 'Add a widget to Cell 1 of row 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Card' }));
  await user.selectOptions(screen.getByLabelText(/Which card/), 'Admin Dashboard: How full events are');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(latest()?.pages[0]?.rows[0]?.cells[0]?.widgets).toMatchObject([
    { kind: 'card', name: 'How full events are', settings: { card: 'fill' } },
  ]);
  expect(screen.getByRole('button', { name: 'Move How full events are' })).toBeDefined();
});
