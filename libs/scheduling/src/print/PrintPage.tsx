import { maxRows } from '@callboard/api-contract/scheduling';
import type { Problem } from '@callboard/api-contract';
import { useRecordName } from '@callboard/app-state';
import { runSheet, type CallRule } from '@callboard/domain/scheduling';
import { zoneName } from '@callboard/domain/calendar';
import { usePageQuery, useToday } from '@callboard/records';
import { useFeature, useLabel, useTenant } from '@callboard/tenant';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { PaperPage } from '@callboard/ui-kit/layout';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { clockIn, useReadsRunning, useSomeEntries } from '@callboard/records/screen';
import { CallSheet } from './CallSheet';
import { DoorList } from './DoorList';
import { PeopleList } from './PeopleList';
import styles from './print.module.css';
import { runSheetMessages } from '../run-sheet/runSheetMessages';
import { printMessages as words } from './printMessages';
import { RunningOrder } from './RunningOrder';
import type { PrintData } from './usePrintData';

export interface PrintPageProps {
  /** The page that it was opened from. */
  back: string;
  /** Title of the event or the performance. */
  title: string | undefined;
  /** The event of a performance, the venue. */
  facts: readonly string[];
  /** The first and the last day, `YYYY-MM-DD`; of a performance they follow from its times. */
  days?: readonly [string, string] | undefined;
  zone: string | undefined;
  /** How long before their slots entries arrive; undefined while that is loading. */
  rule: CallRule | undefined;
  query: {
    value: PrintData | undefined;
    problem: Problem | undefined;
    isLoading: boolean;
    retry: () => void;
  };
}

const sheets = ['order', 'people', 'calls', 'door'] as const;
type Sheet = (typeof sheets)[number];

/** A sheet of A4 without the app around it, with the buttons that print it. */
export function PrintPage({ back, title, facts, days, zone, rule, query }: PrintPageProps) {
  const [params, setParams] = usePageQuery();
  const people = useLabel('participants');
  const hasPerformances = useFeature('performances');
  const offered = sheets.filter((sheet) => hasPerformances || isOfPeople(sheet));
  const sheet = offered.find((each) => each === params.get('sheet')) ?? offered[0] ?? 'people';
  const names: Record<Sheet, string> = {
    order: words.order,
    people: words.people(people),
    calls: words.calls,
    door: words.door,
  };
  const heading = title === undefined ? names[sheet] : `${title} – ${names[sheet]}`;
  useRecordName(heading);
  const value = zone === undefined ? undefined : query.value;
  return (
    <PaperPage
      back={
        <Link {...buttonVariant()} to={back}>
          {words.back}
        </Link>
      }
      options={
        <SegmentedControl
          label={words.sheets}
          segments={offered.map((each) => ({ value: each, label: names[each] }))}
          value={sheet}
          onValueChange={(next) => setParams(next === offered[0] ? {} : { sheet: next }, { replace: true })}
        />
      }
      isReady={value !== undefined}
      footer={heading}
    >
      <QueryView
        query={{ ...query, value, isLoading: query.isLoading || zone === undefined }}
        isEmpty={(data) => (isOfPeople(sheet) ? data.people.length === 0 : data.performances.length === 0)}
        empty={<EmptyState title={words.nothing}>{words.nothingText}</EmptyState>}
      >
        {(data) => (
          <>
            <SheetHeader
              sheet={names[sheet]}
              title={title ?? ''}
              facts={facts}
              days={days}
              zone={zone ?? ''}
              data={data}
            />
            <SheetBody sheet={sheet} data={data} zone={zone ?? ''} rule={rule} />
          </>
        )}
      </QueryView>
    </PaperPage>
  );
}

/** True if a sheet lists people, so that it needs no performance. */
function isOfPeople(sheet: Sheet): boolean {
  return sheet === 'people' || sheet === 'door';
}

interface SheetHeaderProps extends Pick<PrintPageProps, 'facts' | 'days'> {
  sheet: string;
  title: string;
  zone: string;
  data: PrintData;
}

/** Header of a sheet: tenant, subject, place, days and zone. */
function SheetHeader({ sheet, title, facts, days, zone, data }: SheetHeaderProps) {
  const { name } = useTenant();
  const readsRunning = useReadsRunning();
  const some = useSomeEntries();
  const today = useToday();
  const clock = clockIn(zone);
  const first = data.performances[0];
  const [from, to] = days ?? (first ? [clock.dayOf(first.starts_at), clock.dayOf(first.ends_at)] : ['', '']);
  const shownDays = from === to ? clock.dayTitle(from) : `${clock.dayTitle(from)} – ${clock.dayTitle(to)}`;
  return (
    <header className={styles.header}>
      <p className={styles.brand}>{name}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.sheet}>{sheet}</p>
      <p className={styles.facts}>
        {[
          ...facts,
          ...(from === '' ? [] : [shownDays, words.timesIn(zoneName(zone, first?.starts_at ?? from))]),
        ].join(' · ')}
      </p>
      <p className={styles.facts}>
        {words.printedOn(formatDay(today))}
        {!readsRunning && ` · ${some.only}`}
        {data.isCut && ` · ${runSheetMessages.cut(maxRows)}`}
      </p>
    </header>
  );
}

interface SheetBodyProps extends Pick<PrintPageProps, 'rule'> {
  sheet: Sheet;
  data: PrintData;
  zone: string;
}

function SheetBody({ sheet, data, zone, rule }: SheetBodyProps) {
  const clock = useMemo(() => clockIn(zone), [zone]);
  const days = useMemo(() => runSheet(data.performances, data.items, clock.dayOf), [data, clock]);
  switch (sheet) {
    case 'order':
      return <RunningOrder days={days} clock={clock} />;
    case 'people':
      return <PeopleList people={data.people} />;
    case 'door':
      return <DoorList people={data.people} days={days} clock={clock} />;
    case 'calls':
      return <CallSheet days={days} clock={clock} rule={rule} />;
    default:
      return sheet satisfies never;
  }
}
