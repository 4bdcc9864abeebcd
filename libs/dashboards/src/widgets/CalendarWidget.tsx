import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Suspense, useRef } from 'react';
import { queryOf } from './filtersOf';
import { useIsNarrow } from './useIsNarrow';
import { useShownDays } from './useShownDays';
import type { WidgetProps } from './Widget';
import { useWidgetTools } from './WidgetTools';
import styles from './widgets.module.css';

/** The records of a collection by one of its dates: as weeks, or as a list of days. */
export function CalendarWidget({ id, settings }: WidgetProps) {
  const { collection, date } = settings;
  return collection && date ? <Days id={id} {...settings} collection={collection} date={date} /> : null;
}

type DaysProps = WidgetProps['settings'] &
  Pick<WidgetProps, 'id'> & { collection: CollectionName; date: string };

function Days({ id, show, ...settings }: DaysProps) {
  const { collection, date } = settings;
  const tools = useWidgetTools();
  const { Calendar, today } = tools;
  const room = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(room);
  const [view, setView] = useShownDays(id, today);
  const definition = collectionNamed(collection);
  // A collection can declare which of its dates is the end.
  const calendar = definition.calendar?.from === date ? definition.calendar : { from: date };
  return (
    <div ref={room} className={styles.calendar}>
      <Suspense fallback={<Skeleton lines={12} />}>
        <Calendar
          collection={collection}
          definition={{ ...definition, calendar }}
          query={queryOf(settings, tools)}
          view={view}
          onViewChange={setView}
          isAgenda={isNarrow || show === 'agenda'}
        />
      </Suspense>
    </div>
  );
}
