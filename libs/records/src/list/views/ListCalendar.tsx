import { limits, recordPath, type AnyRecord, type Collection } from '@callboard/api-contract';
import { recordHooksFor } from '@callboard/api-client/collections';
import { daysOfPeriod, fromWallTime, isDay, periods, toWallTime, zoneName } from '@callboard/domain/calendar';
import { ScheduleCalendar, type CalendarItem, type CalendarView } from '@callboard/ui-kit/dates';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { canEver } from '../../actor/canReach';
import { LazyRecordFormDialog } from '../../form/LazyRecordFormDialog';
import { usePageQuery } from '../../hooks/usePageQuery';
import { useToday } from '../../hooks/useToday';
import { useZone } from '../../hooks/useZone';
import { optionOf, toKitTone } from '../../values/optionOf';
import { useZoneOf } from '../../values/useZoneOf';
import { resolvedValues } from '../resolvedValues';
import styles from './board.module.css';
import { boardMessages } from './boardMessages';
import { inSpan } from './calendarSpan';
import type { ViewProps } from './viewProps';

/** The records of a list by their days or times; the URL keeps the period and the day. Only what is visible is fetched. */
export function ListCalendar({ query, ...facts }: ViewProps) {
  const { collection, definition, label, actor, fixedFilters } = facts;
  const navigate = useNavigate();
  const zone = useZone();
  const today = useToday();
  const [view, setView] = useCalendarView(today);
  const [added, setAdded] = useState<string>();
  const hasTimes = definition.fields[definition.calendar?.from ?? '']?.kind === 'datetime';
  const { zoneOf } = useZoneOf(definition, hasTimes);
  const days = daysOfPeriod(view.period, view.day);
  const list = recordHooksFor(collection).useList({
    ...query,
    filters: inSpan(query.filters ?? [], definition, days, zone),
    pageSize: limits.maxPageSize,
  });
  const answer = { value: list.data, problem: list.problem, isLoading: list.isLoading, retry: list.refetch };
  const fixedValues = resolvedValues(fixedFilters);
  const canCreate = canEver(definition, 'create', actor);
  return (
    <QueryView query={answer} loading={<Skeleton lines={12} />}>
      {({ count, results }) => (
        <>
          <ScheduleCalendar
            label={label.many}
            zone={hasTimes ? zoneName(zone, fromWallTime(`${view.day}T12:00`, zone)) : undefined}
            items={results.flatMap((record) => toItem(record, definition, zoneOf(record), zone) ?? [])}
            view={view}
            today={today}
            onViewChange={setView}
            onFollow={(href) => void navigate(href)}
            onAdd={canCreate ? setAdded : undefined}
          />
          {count > results.length && (
            <p className={styles.note}>{boardMessages.onlyFirst(results.length, count)}</p>
          )}
          {added !== undefined && (
            <LazyRecordFormDialog
              collection={collection}
              defaults={{ ...fixedValues, ...valuesOn(added, definition, zone) }}
              hidden={Object.keys(fixedValues)}
              onClose={() => setAdded(undefined)}
            />
          )}
        </>
      )}
    </QueryView>
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

/** A record as an item, at the times of its own place; none while its zone is loading, and for one without a date. */
function toItem(
  record: AnyRecord,
  definition: Collection,
  zone: string | undefined,
  own: string,
): CalendarItem | undefined {
  const { calendar, fields } = definition;
  const from = calendar && record[calendar.from];
  const to = calendar?.to === undefined ? undefined : record[calendar.to];
  if (typeof from !== 'string' || from === '' || zone === undefined) return undefined;
  const hasTimes = fields[calendar?.from ?? '']?.kind === 'datetime';
  const place = (value: string) => (hasTimes ? toWallTime(value, zone) : value);
  const status = fields['status'] && optionOf(fields['status'], record['status']);
  const { title, subtitle } = record.qed_model;
  return {
    id: record.hashcode,
    title,
    detail: subtitle || undefined,
    href: recordPath(definition, record),
    tone: toKitTone(status?.tone),
    from: place(from),
    to: typeof to === 'string' && to !== '' ? place(to) : undefined,
    zone: hasTimes && toWallTime(from, zone) !== toWallTime(from, own) ? zoneName(zone, from) : undefined,
  };
}

/** The values of a new record on a day: from nine to ten, where it has times. */
function valuesOn(day: string, { calendar, fields }: Collection, zone: string): Record<string, string> {
  if (!calendar) return {};
  const hasTimes = fields[calendar.from]?.kind === 'datetime';
  const at = (time: string) => (hasTimes ? fromWallTime(`${day}T${time}`, zone) : day);
  return { [calendar.from]: at('09:00'), ...(calendar.to !== undefined && { [calendar.to]: at('10:00') }) };
}
