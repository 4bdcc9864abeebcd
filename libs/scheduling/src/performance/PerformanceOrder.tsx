import { collections, hooksFor, type Loaded } from '@callboard/api-client/collections';
import { limits, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { defaultSlotMinutes, takesSlots } from '@callboard/api-contract/entries';
import { zoneName } from '@callboard/domain/calendar';
import { runSheet, sheetItem, sheetRows, type SheetEntry } from '@callboard/domain/scheduling';
import { canEver, useActor } from '@callboard/records';
import { useFeature, useLabel } from '@callboard/tenant';
import { ownZone } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { clockIn, screenMessages, useReadsRunning, useSomeEntries } from '@callboard/records/screen';
import { PerformanceSlots } from '../run-sheet/PerformanceSlots';
import { RunSheet } from '../run-sheet/RunSheet';
import { runSheetMessages } from '../run-sheet/runSheetMessages';
import { useSheetItems } from '../run-sheet/useSheetItems';

type Performance = RecordOf<'performances'>;

const pageSize = limits.maxPageSize;

/** The running order of a performance with its times, which staff can change, or the user's part of it. */
export function PerformanceOrder({ performance }: { performance: Performance }) {
  const query = useOrder(performance);
  const hasSlots = useFeature('scheduling');
  const label = useLabel('entries');
  const readsRunning = useReadsRunning();
  const some = useSomeEntries();
  return (
    <QueryView query={query} loading={<Skeleton lines={8} />}>
      {({ entries, slotMinutes, zone, isCut }) => (
        <Stack>
          <p>
            {clockIn(zone).dayTitle(clockIn(zone).dayOf(performance.starts_at))},{' '}
            {clockIn(zone).time(performance.starts_at)}–{clockIn(zone).time(performance.ends_at)} ·{' '}
            {screenMessages.timesIn(zoneName(zone, performance.starts_at))}
          </p>
          {!readsRunning && <p>{some.only}</p>}
          {isCut && <Banner>{runSheetMessages.cut(pageSize)}</Banner>}
          <RunSheet
            event={performance.event.hashcode}
            performances={[performance]}
            entries={entries}
            clock={clockIn(zone)}
            defaultMinutes={slotMinutes}
            isCut={isCut}
          >
            {(shown) =>
              runSheet([performance], shown, clockIn(zone).dayOf)
                .flatMap(({ lanes }) => lanes.flatMap(({ performances }) => performances))
                .map((sheet) => {
                  const { hashcode } = sheet.performance;
                  // A rehearsal has no places to fill, so its card would be blank.
                  if (sheet.entries.length === 0 && !takesSlots(sheet.performance))
                    return <EmptyState key={hashcode} icon="list" title={runSheetMessages.empty(label)} />;
                  return (
                    <Card key={hashcode}>
                      <PerformanceSlots sheet={sheet} clock={clockIn(zone)} hasSlots={hasSlots} />
                    </Card>
                  );
                })
            }
          </RunSheet>
        </Stack>
      )}
    </QueryView>
  );
}

/** Loads the entries of a performance, and for those who can place them the ones of its event, or that joined it, that wait. */
function useOrder(performance: Performance) {
  const canPlace = canEver(collectionNamed('entries'), 'remove', useActor());
  const hasSlots = useFeature('scheduling');
  const list = hooksFor('entries').useList;
  const own = list({
    filters: [{ field: 'performance', operator: 'eq', value: performance.hashcode }],
    ordering: ['slot_starts_at'],
    pageSize,
  });
  const waiting = list(
    {
      filters: [
        { field: 'event', operator: 'eq', value: performance.event.hashcode },
        { field: 'status', operator: 'eq', value: 'accepted' },
        { field: 'slot_starts_at', operator: 'isnull', value: 'true' },
      ],
      ordering: ['name'],
      pageSize,
    },
    { skip: !canPlace },
  );
  const joined = collections.timeSlots.useList(
    {
      filters: [
        { field: 'event', operator: 'eq', value: performance.event.hashcode },
        { field: 'entry', operator: 'isnull', value: 'false' },
        { field: 'slot_starts_at', operator: 'isnull', value: 'true' },
      ],
      pageSize,
    },
    { skip: !canPlace || !hasSlots },
  );
  const items = useSheetItems('performance', performance.hashcode);
  const event = collections.events.useGet(performance.event.hashcode);
  const venue = collections.venues.useGet(performance.venue.hashcode);
  const isLoading =
    own.isLoading ||
    items.isLoading ||
    waiting.isLoading ||
    joined.isLoading ||
    event.isLoading ||
    venue.isLoading;
  return {
    value: isLoading
      ? undefined
      : toOrder(own.data, items.value, waiting.data, joined.data?.results, {
          event: performance.event.hashcode,
          slotMinutes: event.data?.slot_minutes ?? defaultSlotMinutes,
          zone: venue.data?.time_zone ?? ownZone(),
        }),
    problem: own.problem ?? items.problem ?? waiting.problem ?? joined.problem,
    isLoading,
    retry: () => {
      own.refetch();
      items.retry();
      waiting.refetch();
      joined.refetch();
    },
  };
}

type Page = Loaded<{ count: number; results: SheetEntry[] }>['data'];

function toOrder(
  own: Page,
  items: readonly RecordOf<'timeSlots'>[] = [],
  waiting: Page,
  joined: readonly RecordOf<'timeSlots'>[] = [],
  { event, ...facts }: { event: string; slotMinutes: number; zone: string },
) {
  if (!own) return undefined;
  const ofPerformance = new Set(own.results.map(({ hashcode }) => hashcode));
  const others = waiting?.results.filter(({ hashcode }) => !ofPerformance.has(hashcode)) ?? [];
  const known = new Set([...own.results, ...others].map(({ hashcode }) => hashcode));
  // What goes on from another event appears here, and waits for its time.
  const unplaced = joined.filter(({ entry }) => entry && !known.has(entry.hashcode)).map(sheetItem);
  const rows = sheetRows(own.results, items, event);
  const entries = [...rows.entries, ...rows.items, ...others, ...unplaced];
  return { ...facts, entries, isCut: own.count > pageSize };
}
