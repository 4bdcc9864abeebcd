import { fromWallTime, isDay, periods } from '@callboard/domain/calendar';
import type { Collection } from '@callboard/api-contract';
import type { CalendarView } from '@callboard/ui-kit/dates';
import { useState } from 'react';
import { canEver } from '../../actor/canReach';
import { LazyRecordFormDialog } from '../../form/LazyRecordFormDialog';
import { usePageQuery } from '../../hooks/usePageQuery';
import { useToday } from '../../hooks/useToday';
import { useZone } from '../../hooks/useZone';
import { resolvedValues } from '../resolvedValues';
import { RecordsCalendar } from './RecordsCalendar';
import type { ViewProps } from './viewProps';

/** The records of a list by their days or times; the URL keeps the period and the day. */
export function ListCalendar({ query, ...facts }: ViewProps) {
  const { collection, definition, label, actor, fixedFilters } = facts;
  const zone = useZone();
  const [view, setView] = useCalendarView(useToday());
  const [added, setAdded] = useState<string>();
  const fixedValues = resolvedValues(fixedFilters);
  return (
    <>
      <RecordsCalendar
        collection={collection}
        definition={definition}
        label={label.many}
        query={query}
        view={view}
        onViewChange={setView}
        onAdd={canEver(definition, 'create', actor) ? setAdded : undefined}
      />
      {added !== undefined && (
        <LazyRecordFormDialog
          collection={collection}
          defaults={{ ...fixedValues, ...valuesOn(added, definition, zone) }}
          hidden={Object.keys(fixedValues)}
          onClose={() => setAdded(undefined)}
        />
      )}
    </>
  );
}

/** The period and the day in the URL; this month without them. */
function useCalendarView(today: string): readonly [CalendarView, (view: CalendarView) => void] {
  const [params, setParams] = usePageQuery();
  const on = params.get('on') ?? '';
  const view = {
    period: periods.find((each) => each === params.get('period')) ?? 'month',
    day: isDay(on) ? on : today,
  };
  return [
    view,
    ({ period, day }) => {
      const next = new URLSearchParams(params);
      next.set('period', period);
      next.set('on', day);
      setParams(next, { replace: true });
    },
  ];
}

/** The values of a new record on a day: from nine to ten, where it has times. */
function valuesOn(day: string, { calendar, fields }: Collection, zone: string): Record<string, string> {
  if (!calendar) return {};
  const hasTimes = fields[calendar.from]?.kind === 'datetime';
  const at = (time: string) => (hasTimes ? fromWallTime(`${day}T${time}`, zone) : day);
  return { [calendar.from]: at('09:00'), ...(calendar.to !== undefined && { [calendar.to]: at('10:00') }) };
}
