import type { LayoutWidget, WidgetKind } from '@callboard/api-contract/layouts';
import { WidgetCard } from '../view/WidgetCard';
import { answerWidgets, type Answering } from './answerWidgets';
import { InTools } from './exampleLayout';

type Settings = LayoutWidget['settings'];

/** The parts that the stories of a kind of widget share. */
export function widgetMeta(kind: WidgetKind, name: string, settings: Settings) {
  return {
    component: WidgetCard,
    args: { widget: { id: 'widget', kind, name, settings } },
    render: ({ widget }: { widget: LayoutWidget }) => (
      <InTools>
        <WidgetCard widget={widget} />
      </InTools>
    ),
  };
}

/** A story in which the server answers so. */
export const whileServer = (answering: Answering) => ({ beforeEach: answerWidgets(answering) });
