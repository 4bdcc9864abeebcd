import { isSetUp, parseWidget } from '@callboard/api-contract/dashboards';
import type { LayoutWidget } from '@callboard/api-contract/layouts';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { memo, Suspense } from 'react';
import { messages } from '../messages';
import { widgetRegistry, type DrawnKind } from '../widgets/registry';
import { useWidgetTools } from '../widgets/WidgetTools';
import { RegisteredCard } from './RegisteredCard';
import styles from './WidgetCard.module.css';

/** A widget that this library draws itself. */
type DrawnWidget = LayoutWidget & { kind: DrawnKind };

export interface WidgetCardProps {
  widget: LayoutWidget;
}

/** One widget in its card: with its name, and a note where it shows nothing. Rendered again only when it is another widget. */
export const WidgetCard = memo(function WidgetCard({ widget }: WidgetCardProps) {
  if (widget.kind === 'card') return <RegisteredCard widget={widget} />;
  return (
    <Card title={widget.name}>
      <div className={styles.room} data-kind={widget.kind}>
        <Suspense fallback={<Skeleton lines={2} />}>
          <WidgetBody widget={{ ...widget, kind: widget.kind }} />
        </Suspense>
      </div>
    </Card>
  );
});

function WidgetBody({ widget }: { widget: DrawnWidget }) {
  const { collections, readView } = useWidgetTools();
  const settings = parseWidget(widget);
  if (!settings || !isSetUp(widget.kind, settings)) return <p className={styles.note}>{messages.notSetUp}</p>;
  // A page can be for roles that do not all read what a widget is about.
  if (settings.collection && !collections.some(({ name }) => name === settings.collection)) {
    return <p className={styles.note}>{messages.notReadable}</p>;
  }
  // Without its filter it would show more than was meant.
  if (settings.collection && settings.view && !readView(settings.collection, settings.view)) {
    return <p className={styles.note}>{messages.notReadable}</p>;
  }
  const Widget = widgetRegistry[widget.kind];
  return <Widget id={widget.id} name={widget.name} settings={settings} />;
}
