import { queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { defaultSlotMinutes, takesSlots } from '@callboard/api-contract/entries';
import { maxRows } from '@callboard/api-contract/scheduling';
import { zoneName } from '@callboard/domain/calendar';
import { runSheet } from '@callboard/domain/scheduling';
import { useFeature, useLabel } from '@callboard/tenant';
import { ownZone } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { clockIn, screenMessages, useReadsRunning, useSomeEntries } from '@callboard/records/screen';
import { PerformanceSlots } from '../run-sheet/PerformanceSlots';
import { RunSheet } from '../run-sheet/RunSheet';
import { runSheetMessages } from '../run-sheet/runSheetMessages';

type Performance = RecordOf<'performances'>;

/** The running order of a performance with its times, which staff can change, or the user's part of it. */
export function PerformanceOrder({ performance }: { performance: Performance }) {
  const query = useOrder(performance);
  const hasSlots = useFeature('scheduling');
  const label = useLabel('entries');
  const readsRunning = useReadsRunning();
  const some = useSomeEntries();
  return (
    <QueryView query={query} loading={<Skeleton lines={8} />}>
      {({ items, slotMinutes, zone, isCut }) => (
        <Stack>
          <p>
            {clockIn(zone).dayTitle(clockIn(zone).dayOf(performance.starts_at))},{' '}
            {clockIn(zone).time(performance.starts_at)}–{clockIn(zone).time(performance.ends_at)} ·{' '}
            {screenMessages.timesIn(zoneName(zone, performance.starts_at))}
          </p>
          {!readsRunning && <p>{some.only}</p>}
          {isCut && <Banner>{runSheetMessages.cut(maxRows)}</Banner>}
          <RunSheet
            event={performance.event.hashcode}
            performances={[performance]}
            items={items}
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
                  if (sheet.items.length === 0 && !takesSlots(sheet.performance))
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

/** Loads what appears in a performance, and what waits for a place at its event. */
function useOrder({ hashcode: performance }: Performance) {
  const { data, problem, isLoading, refetch } = queries.runningOrder.useQuery({ performance });
  const value = data && {
    items: data.rows,
    slotMinutes: data.slot_minutes ?? defaultSlotMinutes,
    zone: data.zone ?? ownZone(),
    isCut: data.count > maxRows,
  };
  return { value, problem, isLoading, retry: refetch };
}
