import type { LayoutContent } from '@callboard/api-contract/layouts';
import { Card } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { CardsContext } from '../widgets/CardsContext';
import { WidgetToolsContext, type WidgetTools } from '../widgets/WidgetTools';
import { exampleTools } from './exampleTools';

const text = (id: string, name: string, richtext: string) => ({
  id,
  kind: 'text' as const,
  name,
  settings: { richtext },
});
const card = (id: string, name: string) => ({
  id,
  kind: 'card' as const,
  name: 'Coming up',
  settings: { card: name },
});
const cell = (
  id: string,
  desk: number,
  ...widgets: LayoutContent['pages'][0]['rows'][0]['cells'][0]['widgets']
) => ({
  id,
  name: 'Cell',
  phone: 12,
  tablet: 12,
  desk,
  widgets,
});

/** A page of texts and cards, which need no server. */
export const exampleLayout: LayoutContent = {
  pages: [
    {
      id: 'page',
      name: 'Show week',
      rows: [
        {
          id: 'first',
          name: 'Row',
          cells: [
            cell('start', 8, card('coming', 'coming_up')),
            cell(
              'end',
              4,
              text('night', 'On the night', '<p>Doors open 45 minutes before the first act.</p>'),
            ),
          ],
        },
        {
          id: 'second',
          name: 'Row',
          cells: [
            cell('hidden', 6, card('hidden-card', 'own_tasks')),
            cell('shown', 6, text('call', 'Whom to call', '<p>First aid is at the stage door.</p>')),
          ],
        },
      ],
    },
  ],
};

function ComingUp() {
  return <Card title="Coming up">Heat 1, Founders Theatre</Card>;
}

/** Cards as a screen registers them: one that shows something, and one that shows nothing to this user. */
export function InTools({ children, tools = exampleTools }: { children: ReactNode; tools?: WidgetTools }) {
  return (
    <MemoryRouter>
      <WidgetToolsContext value={tools}>
        <CardsContext value={{ coming_up: ComingUp, own_tasks: () => null }}>{children}</CardsContext>
      </WidgetToolsContext>
    </MemoryRouter>
  );
}
