import { valueIn, limits, recordPath, type RecordBase, type Collection } from '@callboard/api-contract';
import { recordHooksFor } from '@callboard/api-client/collections';
import { dayOfInstant, formatDay, timelineOf, type TimelineScale } from '@callboard/domain/calendar';
import { translate } from '@callboard/language';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useToday } from '../../hooks/useToday';
import { useZone } from '../../hooks/useZone';
import { messages } from '../../messages';
import { optionOf, toKitTone } from '../../kinds/optionOf';
import { boardMessages } from './boardMessages';
import styles from './timeline.module.css';
import { timelineMessages } from './timelineMessages';
import type { ViewProps } from './viewProps';

/** The records of a list by their days: a bar for each, a diamond for one of a single day, and a line for today. */
export function ListTimeline({ collection, definition, label, query }: ViewProps) {
  const zone = useZone();
  const today = useToday();
  const list = recordHooksFor(collection).useList({ ...query, pageSize: limits.maxPageSize });
  const answer = { value: list.data, problem: list.problem, isLoading: list.isLoading, retry: list.refetch };
  return (
    <QueryView
      query={answer}
      loading={<Skeleton lines={12} />}
      isEmpty={({ count }) => count === 0}
      empty={<EmptyState icon="search" title={messages.nothingFound(label.many)} />}
    >
      {({ count, results }) => {
        const bars = results.flatMap((record) => toBar(record, definition, zone) ?? []);
        const undated = results.length - bars.length;
        return (
          <>
            {bars.length === 0 ? (
              <EmptyState icon="calendar" title={timelineMessages.noneDated} />
            ) : (
              <Bars label={label.many} bars={bars.toSorted(byDay)} scale={timelineOf(bars, today)} />
            )}
            {undated > 0 && <p className={styles.note}>{timelineMessages.undated(undated)}</p>}
            {count > results.length && (
              <p className={styles.note}>{boardMessages.onlyFirst(results.length, count)}</p>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

interface Bar {
  id: string;
  title: string;
  href: string;
  from: string;
  to: string | undefined;
  status: string | undefined;
  tone: string;
}

/** So many names of months have room on the axis. */
const maxNames = 12;

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  scale: TimelineScale;
}

function Bars({ label, bars, scale }: BarsProps) {
  const step = Math.ceil(scale.months.length / maxNames);
  return (
    <div className={styles.root}>
      <div className={styles.axis} aria-hidden>
        {scale.months.map(({ day, at }, index) => (
          <span
            key={day}
            className={styles.month}
            data-minor={index % (2 * step) > 0 || undefined}
            style={placed(at)}
          >
            {index % step === 0 && monthName(day, index === 0)}
          </span>
        ))}
        {scale.today !== undefined && (
          <span className={styles.today} style={placed(scale.today)} title={timelineMessages.today} />
        )}
      </div>
      <ul className={styles.rows} role="list" aria-label={label}>
        {bars.map((bar) => (
          <li key={bar.id} className={styles.row}>
            <Link to={bar.href} className={styles.link}>
              <span className={styles.title}>{bar.title}</span>
              <span className={styles.when}>
                {[whenOf(bar), bar.status].filter((part) => part !== undefined).join(' · ')}
              </span>
            </Link>
            <span className={styles.track} aria-hidden>
              {scale.today !== undefined && <span className={styles.line} style={placed(scale.today)} />}
              <span
                className={bar.to === undefined ? styles.diamond : styles.bar}
                data-tone={bar.tone}
                style={placed(scale.at(bar.from), scale.length(bar))}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A month as `Mar`; the first one and each January with its year. */
function monthName(day: string, isFirst: boolean): string {
  const [, month = '', year = ''] = formatDay(day).split('-');
  return isFirst || month === 'Jan' ? `${month} ${year}` : month;
}

// Numbers reach the style sheet as custom properties.
function placed(at: number, length = 0): CSSProperties {
  return { '--at': `${at}%`, '--length': `${length}%` } as CSSProperties;
}

function whenOf({ from, to }: Bar): string {
  return to === undefined || to === from
    ? formatDay(from)
    : timelineMessages.span(formatDay(from), formatDay(to));
}

function byDay(one: Bar, other: Bar): number {
  return one.from.localeCompare(other.from);
}

/** A record as a bar; none for one without a date. One that has only an end is a diamond there. */
function toBar(record: RecordBase, definition: Collection, zone: string): Bar | undefined {
  const { timeline, fields } = definition;
  if (!timeline) return undefined;
  const dayOf = (name: string | undefined) => {
    const value = name === undefined ? undefined : valueIn(record, name);
    if (typeof value !== 'string' || value === '') return undefined;
    return fields[name ?? '']?.kind === 'datetime' ? dayOfInstant(value, zone) : value;
  };
  const [from, to] = [dayOf(timeline.from), dayOf(timeline.to)];
  const first = from ?? to;
  if (first === undefined) return undefined;
  const status = fields['status'] && optionOf(fields['status'], valueIn(record, 'status'));
  return {
    id: record.hashcode,
    title: record.qed_model.title,
    href: recordPath(definition, record),
    from: first,
    to: from === undefined ? undefined : to,
    status: status && translate(status.label),
    tone: toKitTone(status?.tone),
  };
}
