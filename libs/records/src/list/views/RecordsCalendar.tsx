import { recordHooksFor } from '@callboard/api-client/collections';
import {
  valueIn,
  limits,
  recordPath,
  type RecordBase,
  type Collection,
  type CollectionName,
} from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { daysOfPeriod, fromWallTime, toWallTime, zoneName } from '@callboard/domain/calendar';
import { ScheduleCalendar, type CalendarItem, type CalendarView } from '@callboard/ui-kit/dates';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { useNavigate } from 'react-router';
import { useToday } from '../../hooks/useToday';
import { useZone } from '../../hooks/useZone';
import { optionOf, toKitTone } from '../../kinds/optionOf';
import { useZoneOf } from '../../values/useZoneOf';
import styles from './board.module.css';
import { boardMessages } from './boardMessages';
import { inSpan } from './calendarSpan';

export interface RecordsCalendarProps {
  /** The collection that is shown. */
  collection: CollectionName;
  /** The collection, with the fields that its calendar goes by. */
  definition: Collection;
  /** The accessible name; absent in a part of the page that is named already. */
  label?: string | undefined;
  /** The search and the filters of the records. */
  query: ListQuery;
  /** The visible period. */
  view: CalendarView;
  /** Called when the user goes to another period. */
  onViewChange: (view: CalendarView) => void;
  /** Absent where the user cannot add anything. */
  onAdd?: ((day: string) => void) | undefined;
  /** Shows the days as a list even on a wide screen. @default false */
  isAgenda?: boolean | undefined;
}

/** Records by their days or times. Only what is visible is fetched. */
export function RecordsCalendar(props: RecordsCalendarProps) {
  const { collection, definition, label, query, view, onViewChange, onAdd, isAgenda } = props;
  const navigate = useNavigate();
  const zone = useZone();
  const today = useToday();
  const hasTimes = definition.fields[definition.calendar?.from ?? '']?.kind === 'datetime';
  const { zoneOf } = useZoneOf(definition, hasTimes);
  const days = daysOfPeriod(view.period, view.day);
  const list = recordHooksFor(collection).useList({
    ...query,
    filters: inSpan(query.filters ?? [], definition, days, zone),
    pageSize: limits.maxPageSize,
  });
  const answer = { value: list.data, problem: list.problem, isLoading: list.isLoading, retry: list.refetch };
  return (
    <QueryView query={answer} loading={<Skeleton lines={12} />}>
      {({ count, results }) => (
        <>
          <ScheduleCalendar
            label={label}
            zone={hasTimes ? zoneName(zone, fromWallTime(`${view.day}T12:00`, zone)) : undefined}
            items={results.flatMap((record) => toItem(record, definition, zoneOf(record), zone) ?? [])}
            view={view}
            today={today}
            onViewChange={onViewChange}
            onFollow={(href) => void navigate(href)}
            onAdd={onAdd}
            isAgenda={isAgenda}
          />
          {count > results.length && (
            <p className={styles.note}>{boardMessages.onlyFirst(results.length, count)}</p>
          )}
        </>
      )}
    </QueryView>
  );
}

/** A record as an item, at the times of its own place; none while its zone is loading, and for one without a date. */
function toItem(
  record: RecordBase,
  definition: Collection,
  zone: string | undefined,
  own: string,
): CalendarItem | undefined {
  const { calendar, fields } = definition;
  const from = calendar && valueIn(record, calendar.from);
  const to = calendar?.to === undefined ? undefined : valueIn(record, calendar.to);
  if (typeof from !== 'string' || from === '' || zone === undefined) return undefined;
  const hasTimes = fields[calendar?.from ?? '']?.kind === 'datetime';
  const place = (value: string) => (hasTimes ? toWallTime(value, zone) : value);
  const status = fields['status'] && optionOf(fields['status'], valueIn(record, 'status'));
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
