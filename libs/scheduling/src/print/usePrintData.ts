import { readQuery } from '@callboard/api-client';
import { collections, type FetchedAll } from '@callboard/api-client/collections';
import type { Problem, RecordOf } from '@callboard/api-contract';
import { runningStatuses } from '@callboard/api-contract/entries';
import type { ListQuery } from '@callboard/api-contract/lists';
import { maxRows, type Appearance } from '@callboard/api-contract/scheduling';
import { isAct } from '@callboard/domain/scheduling';
import { ownZone } from '@callboard/ui-kit/dates';
import { useEffect, useState } from 'react';

/** Facts of a participant on the sheets; all but the name only for those who can see it. */
export interface PrintPerson {
  hashcode: string;
  name: string;
  entry: { hashcode: string; title: string } | null;
  organisation?: { title: string } | null;
  year_level?: number | null;
}

/** All that is printed: of an event, or of one of its performances. */
export interface PrintData {
  performances: readonly RecordOf<'performances'>[];
  items: readonly Appearance[];
  people: readonly PrintPerson[];
  /** True if the running order has more rows than were answered. */
  isCut: boolean;
}

interface PrintQuery {
  value: PrintData | undefined;
  problem: Problem | undefined;
  isLoading: boolean;
  retry: () => void;
}

type Fetched = Pick<PrintQuery, 'value' | 'problem'>;

/** Loads all of what is printed, once: paper does not follow changes. `performance` leaves out what is not of it. */
export function usePrintData(event: string | undefined, performance?: string): PrintQuery {
  const fetchPerformances = collections.performances.useFetchAll();
  const fetchPeople = collections.participants.useFetchAll();
  const [fetched, setFetched] = useState<Fetched>({ value: undefined, problem: undefined });
  const [attempt, setAttempt] = useState(0);

  // Synchronises with the server, page by page.
  useEffect(() => {
    if (event === undefined) return;
    const gone = new AbortController();
    const listener = { onProgress: () => {}, signal: gone.signal };
    const standing = { field: 'status', operator: 'in', value: ['invited', 'confirmed'] } as const;
    const peopleOf = (of: Filter) => fetchPeople(query([of, standing], 'name'), listener);
    const load = async () => {
      const of = performance === undefined ? own('event', event) : own('hashcode', performance);
      const [order, ...answers] = await Promise.all([
        readQuery('runningOrder', performance === undefined ? { event } : { performance }, listener),
        fetchPerformances(query([of], 'starts_at'), listener),
        peopleOf(own('event', event)),
      ]);
      if (gone.signal.aborted) return;
      if (!order.ok) return setFetched({ value: undefined, problem: order.problem });
      const items = order.data.rows.filter(isPrinted);
      const guests = items.flatMap(({ entry, away }) =>
        [entry, away].flatMap((each) => (each && each.event !== event ? each.hashcode : [])),
      );
      const others = await Promise.all(
        inChunks([...new Set(guests)]).map((value) => peopleOf({ field: 'entry', operator: 'in', value })),
      );
      if (gone.signal.aborted) return;
      const failed = [...answers, ...others].find((answer) => answer.status === 'failed');
      if (failed) return setFetched({ value: undefined, problem: failed.problem });
      const [ofPerformances, ofPeople] = answers;
      setFetched({
        value: onlyOf(performance, {
          performances: recordsOf(ofPerformances),
          items,
          people: [ofPeople, ...others].flatMap(recordsOf),
          isCut: order.data.count > maxRows,
        }),
        problem: undefined,
      });
    };
    void load();
    return () => gone.abort();
  }, [event, performance, attempt, fetchPerformances, fetchPeople]);

  return {
    ...fetched,
    isLoading: fetched.value === undefined && fetched.problem === undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}

const running: readonly string[] = runningStatuses;

/** Entries that take part or still can, and all that is no entry. */
function isPrinted(item: Appearance): boolean {
  return !item.entry || !isAct(item) || running.includes(item.entry.status);
}

function recordsOf<R>(answer: FetchedAll<R>): readonly R[] {
  return answer.status === 'done' ? answer.records : [];
}

/** As many as an address has room for. */
const chunk = 50;
function inChunks(hashcodes: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(hashcodes.length / chunk);
  return Array.from({ length: count }, (_, index) => hashcodes.slice(index * chunk, (index + 1) * chunk));
}

function own(field: string, value: string) {
  return { field, operator: 'eq', value } as const;
}

type Filter = NonNullable<ListQuery['filters']>[number];

function query(filters: readonly Filter[], ordering: string): ListQuery {
  return { filters, ordering: [ordering] };
}

/** Of one performance only its people: those of its entries. */
function onlyOf(performance: string | undefined, data: PrintData): PrintData {
  if (performance === undefined) return data;
  const inIt = new Set(
    data.items
      .filter((item) => item.performance?.hashcode === performance)
      .flatMap(({ entry, away }) => [entry?.hashcode, away?.hashcode]),
  );
  return { ...data, people: data.people.filter(({ entry }) => entry !== null && inIt.has(entry.hashcode)) };
}

/** The zone of a venue, in which all times are printed; undefined while it is loading, since another one would be wrong. */
export function usePrintZone(venue: string | undefined): string | undefined {
  const { data, isLoading } = collections.venues.useGet(venue);
  return isLoading ? undefined : (data?.time_zone ?? ownZone());
}
