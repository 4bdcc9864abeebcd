import { collections, recordHooksFor } from '@callboard/api-client/collections';
import { rowRule, type AnyRecord, type Problem, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { runningStatuses } from '@callboard/api-contract/entries';
import type { ListQuery } from '@callboard/api-contract/lists';
import { entryOf, gameCalls, isGuest, sheetRows, type SheetEntry } from '@callboard/domain/scheduling';
import { useActor } from '@callboard/records';
import { useFeature } from '@callboard/tenant';
import { ownZone } from '@callboard/ui-kit/dates';
import { useEffect, useState } from 'react';

/** What the sheets show of an entry; the contact only for those who can see it. */
export interface PrintEntry extends SheetEntry {
  members_count: number | null;
  contact?: { hashcode: string; title: string } | null;
  room?: string | null;
}

/** What the sheets show of a participant; all but the name only for those who can see it. */
export interface PrintPerson {
  hashcode: string;
  name: string;
  entry: { hashcode: string; title: string } | null;
  organisation?: { title: string } | null;
  year_level?: number | null;
}

/** All that is printed: of an event, or of one of its performances. */
export interface PrintData {
  /** The intervals and other items of the running orders. */
  items: readonly PrintEntry[];
  performances: readonly RecordOf<'performances'>[];
  entries: readonly PrintEntry[];
  /** The teams of each game. */
  players: readonly PrintEntry[];
  people: readonly PrintPerson[];
  /** The phones of contacts, by their hashcode, as far as the reader can see them. */
  phones: ReadonlyMap<string, string>;
}

interface PrintQuery {
  value: PrintData | undefined;
  problem: Problem | undefined;
  isLoading: boolean;
  retry: () => void;
}

type Fetched = Pick<PrintQuery, 'value' | 'problem'>;

/** Loads every page of what is printed, once: paper does not follow changes. `performance` leaves out what is not of it. */
export function usePrintData(event: string | undefined, performance?: string): PrintQuery {
  const fetchPerformances = recordHooksFor('performances').useFetchAll();
  const fetchEntries = recordHooksFor('entries').useFetchAll();
  const fetchPeople = recordHooksFor('participants').useFetchAll();
  const fetchItems = recordHooksFor('timeSlots').useFetchAll();
  const hasSlots = useFeature('scheduling');
  const fetchContacts = recordHooksFor('individuals').useFetchAll();
  const { roles } = useActor();
  const readsContacts = rowRule(collectionNamed('individuals'), 'read', roles) !== null;
  const [fetched, setFetched] = useState<Fetched>({ value: undefined, problem: undefined });
  const [attempt, setAttempt] = useState(0);

  // Synchronises with the server, page by page.
  useEffect(() => {
    if (event === undefined) return;
    const gone = new AbortController();
    const listener = { onProgress: () => {}, signal: gone.signal };
    const ofEvent = { field: 'event', operator: 'eq', value: event } as const;
    const part = performance === undefined ? ofEvent : own('performance', performance);
    const joined = performance === undefined ? ({ ...ofEvent, operator: 'joins' } as const) : part;
    const standing = { field: 'status', operator: 'in', value: ['invited', 'confirmed'] } as const;
    const load = async () => {
      const answers = await Promise.all([
        fetchPerformances(
          query([performance === undefined ? ofEvent : own('hashcode', performance)], 'starts_at'),
          listener,
        ),
        fetchEntries(
          query([joined, { field: 'status', operator: 'in', value: runningStatuses }], 'name'),
          listener,
        ),
        fetchPeople(query([ofEvent, standing], 'name'), listener),
        ...(hasSlots ? [fetchItems(query([part], 'slot_starts_at'), listener)] : []),
      ]);
      const failed = answers.find((answer) => answer.status === 'failed');
      if (gone.signal.aborted || answers.some(({ status }) => status === 'canceled')) return;
      if (failed) return setFetched({ value: undefined, problem: failed.problem });
      const [performances = [], entries = [], people = [], items = []] = answers.map(recordsOf);
      // The records of these collections, as their lists answer them.
      const printed = entries as unknown as PrintEntry[];
      const contacts = await Promise.all(
        inChunks(readsContacts ? contactsOf(printed) : []).map((hashcodes) =>
          fetchContacts(
            query([{ field: 'hashcode', operator: 'in', value: hashcodes }], 'last_name'),
            listener,
          ),
        ),
      );
      const guests = printed.filter((entry) => isGuest(entry, event)).map(({ hashcode }) => hashcode);
      const others = await Promise.all(
        inChunks(guests).map((hashcodes) =>
          fetchPeople(
            query([{ field: 'entry', operator: 'in', value: hashcodes }, standing], 'name'),
            listener,
          ),
        ),
      );
      if (gone.signal.aborted) return;
      const missing = [...contacts, ...others].find((answer) => answer.status === 'failed');
      if (missing) return setFetched({ value: undefined, problem: missing.problem });
      const everyone = [...people, ...others.flatMap(recordsOf)];
      const slots = items as unknown as RecordOf<'timeSlots'>[];
      const rows = sheetRows(printed, slots, event);
      setFetched({
        value: onlyOf(performance, {
          performances: performances as unknown as RecordOf<'performances'>[],
          entries: rows.entries,
          players: gameCalls(printed, slots),
          items: rows.items.map((item) => ({ ...item, members_count: null })),
          people: everyone as unknown as PrintPerson[],
          phones: phonesOf(contacts.flatMap(recordsOf)),
        }),
        problem: undefined,
      });
    };
    void load();
    return () => gone.abort();
  }, [
    event,
    performance,
    attempt,
    fetchPerformances,
    fetchEntries,
    fetchPeople,
    fetchContacts,
    fetchItems,
    hasSlots,
    readsContacts,
  ]);

  return {
    ...fetched,
    isLoading: fetched.value === undefined && fetched.problem === undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}

type Answer = Awaited<ReturnType<ReturnType<ReturnType<typeof recordHooksFor>['useFetchAll']>>>;

function recordsOf(answer: Answer): readonly AnyRecord[] {
  return answer.status === 'done' ? answer.records : [];
}

function contactsOf(entries: readonly PrintEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ contact }) => contact?.hashcode ?? []))];
}

/** As many as an address has room for. */
const chunk = 50;
function inChunks(hashcodes: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(hashcodes.length / chunk);
  return Array.from({ length: count }, (_, index) => hashcodes.slice(index * chunk, (index + 1) * chunk));
}

/** A phone that is hidden from the reader is not in the records. */
function phonesOf(people: readonly AnyRecord[]): ReadonlyMap<string, string> {
  return new Map(
    people.flatMap(({ hashcode, phone }) => (typeof phone === 'string' ? [[hashcode, phone] as const] : [])),
  );
}

function own(field: string, value: string) {
  return { field, operator: 'eq', value } as const;
}

function query(filters: ListQuery['filters'], ordering: string): ListQuery {
  return { filters: filters ?? [], ordering: [ordering] };
}

/** Of one performance only its people: those of its entries. */
function onlyOf(performance: string | undefined, data: PrintData): PrintData {
  if (performance === undefined) return data;
  const inIt = new Set([...data.entries, ...data.players].map(entryOf));
  return { ...data, people: data.people.filter(({ entry }) => entry !== null && inIt.has(entry.hashcode)) };
}

/** The zone of a venue, in which all times are printed; undefined while it is loading, since another one would be wrong. */
export function usePrintZone(venue: string | undefined): string | undefined {
  const { data, isLoading } = collections.venues.useGet(venue);
  return isLoading ? undefined : (data?.time_zone ?? ownZone());
}
