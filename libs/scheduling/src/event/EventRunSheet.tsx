import type { RecordOf } from '@callboard/api-contract';
import type { Appearance } from '@callboard/api-contract/scheduling';
import { collectionNamed } from '@callboard/api-contract/collections';
import { defaultSlotMinutes } from '@callboard/api-contract/entries';
import { zoneName } from '@callboard/domain/calendar';
import { runSheet } from '@callboard/domain/scheduling';
import { translate } from '@callboard/language';
import { LazyRecordFormDialog, canEver, useActor, usePageQuery } from '@callboard/records';
import { useFeature, useLabel } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useMemo, useState } from 'react';
import { clockIn, screenMessages, useReadsRunning, useSomeEntries } from '@callboard/records/screen';
import { boardMessages as boardWords } from '../board/boardMessages';
import { ConflictList } from '../board/ConflictList';
import { useConflicts, type Conflicts } from '../board/useConflicts';
import { ReleaseBar } from '../release/ReleaseBar';
import { RunSheet } from '../run-sheet/RunSheet';
import { RunSheetView } from '../run-sheet/RunSheetView';
import { runSheetMessages } from '../run-sheet/runSheetMessages';
import { eventMessages as words } from './eventMessages';
import { useEventSheet, type EventSheet } from './useEventSheet';

const Board = lazy(async () => ({ default: (await import('../board/Board')).Board }));

const performances = collectionNamed('performances');

/** The days of an event with their performances, and the entries that still need a place. */
export function EventRunSheet({ event }: { event: RecordOf<'events'> }) {
  const query = useEventSheet(event);
  const label = useLabel('performances');
  const readsRunning = useReadsRunning();
  const some = useSomeEntries();
  const hasScheduling = useFeature('scheduling');
  const canAdd = canEver(performances, 'create', useActor());
  const [url, setUrl] = usePageQuery();
  const isBoard = hasScheduling && readsRunning && url.get('view') === 'board';
  const [isAdding, setAdding] = useState(false);
  const add = canAdd && (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {words.add(label)}
    </Button>
  );
  return (
    <>
      <QueryView
        query={query}
        loading={<Skeleton lines={8} />}
        isEmpty={(sheet) => sheet.performances.length === 0}
        empty={
          <EmptyState title={words.sheetEmpty(label)} icon="calendar" action={add}>
            {canAdd ? words.sheetEmptyText(label) : null}
          </EmptyState>
        }
      >
        {(sheet) => (
          <Stack>
            <Stack direction="row">
              {add}
              {hasScheduling && readsRunning && (
                <SegmentedControl
                  label={boardWords.view}
                  segments={[
                    { value: 'order', label: boardWords.order, icon: 'list' },
                    { value: 'board', label: boardWords.board, icon: 'calendar' },
                  ]}
                  value={isBoard ? 'board' : 'order'}
                  onValueChange={(view) => {
                    const next = new URLSearchParams(url);
                    next.set('view', view);
                    setUrl(next, { replace: true });
                  }}
                />
              )}
              <p>{screenMessages.timesIn(zoneName(sheet.zone, event.starts_on))}</p>
            </Stack>
            {!readsRunning && <p>{some.only}</p>}
            {sheet.cutAt !== null && <Banner>{runSheetMessages.cut(sheet.cutAt)}</Banner>}
            <RunSheet
              event={event.hashcode}
              performances={sheet.performances}
              items={sheet.items}
              clock={clockIn(sheet.zone)}
              defaultMinutes={event.slot_minutes ?? defaultSlotMinutes}
              isCut={sheet.cutAt !== null}
              hint={isBoard ? '' : undefined}
            >
              {(items) => (
                <SheetOrBoard
                  event={event}
                  sheet={sheet}
                  items={items}
                  hasSlots={hasScheduling}
                  isBoard={isBoard}
                />
              )}
            </RunSheet>
          </Stack>
        )}
      </QueryView>
      {isAdding && (
        <LazyRecordFormDialog
          collection="performances"
          defaults={{ event: event.hashcode, ...(event.venue ? { venue: event.venue.hashcode } : {}) }}
          hidden={['event']}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface SheetOrBoardProps {
  event: RecordOf<'events'>;
  sheet: EventSheet;
  /** With the steps that are not stored yet. */
  items: readonly Appearance[];
  hasSlots: boolean;
  isBoard: boolean;
}

/** The days of an event as lists or to scale, for the office with its releases and the conflicts of its people. */
function SheetOrBoard(props: SheetOrBoardProps) {
  const isOffice = useActor().roles.some((role) => role === 'staff' || role === 'admin');
  return isOffice && props.hasSlots ? <OfficeDays {...props} /> : <Days {...props} conflicts={null} />;
}

function OfficeDays(props: SheetOrBoardProps) {
  const conflicts = useConflicts(props.event, props.items);
  return (
    <>
      <ReleaseBar event={props.event} zone={props.sheet.zone} />
      {conflicts && <ConflictList conflicts={conflicts} clock={clockIn(props.sheet.zone)} />}
      <Days {...props} conflicts={conflicts} />
    </>
  );
}

function Days({
  sheet,
  items,
  hasSlots,
  isBoard,
  conflicts,
}: SheetOrBoardProps & { conflicts: Conflicts | null }) {
  const clock = useMemo(() => clockIn(sheet.zone), [sheet.zone]);
  const days = runSheet(sheet.performances, items, clock.dayOf);
  if (!isBoard) return <RunSheetView days={days} clock={clock} statusOf={statusOf} hasSlots={hasSlots} />;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Board days={days} clock={clock} statusOf={statusOf} conflicts={conflicts} />
    </Suspense>
  );
}

function statusOf(status: string): { label: string; tone: string } {
  const { label, tone } = performances.lifecycle?.statuses[status] ?? { label: status, tone: 'gray' };
  return { label: translate(label), tone };
}
