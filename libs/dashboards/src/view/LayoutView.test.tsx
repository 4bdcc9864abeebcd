import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import type { LayoutContent, WidgetKind } from '@callboard/api-contract/layouts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { exampleTools } from '../testing/exampleTools';
import { InTools } from '../testing/exampleLayout';
import { LayoutView } from './LayoutView';

afterEach(cleanup);

/** Shows one cell with one widget. */
function show(settings: Readonly<Record<string, unknown>>, kind: WidgetKind = 'card', tools = exampleTools) {
  const widget = { id: 'widget', kind, name: 'A card', settings };
  const cell = { id: 'cell', name: 'Cell', phone: 12, tablet: 12, desk: 12, widgets: [widget] };
  const content: LayoutContent = {
    pages: [{ id: 'page', name: 'Page', rows: [{ id: 'row', name: 'Row', cells: [cell] }] }],
  };
  return render(
    <AppStoreProvider store={createAppStore()}>
      <InTools tools={tools}>
        <LayoutView content={content} />
      </InTools>
    </AppStoreProvider>,
  );
}

it('shows a card as the screen registered it, with one heading', async () => {
  show({ card: 'coming_up' });
  expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual([
    'Coming up',
  ]);
});

it('shows nothing of a card that is not for the user, nor of one with nothing to show', () => {
  expect(show({ card: 'changes' }).container.textContent).toBe('');
  cleanup();
  expect(show({ card: 'own_tasks' }).container.textContent).toBe('');
});

it('shows that a card is not set up', () => {
  show({ card: 'weather' });
  expect(screen.getByText('This is not set up yet.')).toBeDefined();
});

it('[1.5] shows that the reader cannot open a report, and sends the server nothing', async () => {
  const report = '00000000-0000-4000-8000-000000000001';
  show({ report }, 'report', { ...exampleTools, collections: [] });
  expect(await screen.findByText('You cannot see what is shown here.')).toBeDefined();
});

it('shows nothing of a widget whose saved view filters by what the user cannot read', async () => {
  show({ collection: 'venues', view: 'secret=yes' }, 'number');
  expect(await screen.findByText('You cannot see what is shown here.')).toBeDefined();
});
