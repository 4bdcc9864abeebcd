import { limits, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { defaultSlotMinutes } from '@callboard/api-contract/entries';
import { zoneName } from '@callboard/domain/calendar';
import { runSheet } from '@callboard/domain/scheduling';
import { translate } from '@callboard/language';
import { LazyRecordFormDialog, canEver, useActor } from '@callboard/records';
import { useFeature, useLabel } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { clockIn, screenMessages, useReadsRunning, useSomeEntries } from '@callboard/records/screen';
import { RunSheet } from '../run-sheet/RunSheet';
import { RunSheetView } from '../run-sheet/RunSheetView';
import { runSheetMessages } from '../run-sheet/runSheetMessages';
import { eventMessages as words } from './eventMessages';
import { useEventSheet } from './useEventSheet';

const performances = collectionNamed('performances');

/** The days of an event with their performances, and the entries that still need a place. */
export function EventRunSheet({ event }: { event: RecordOf<'events'> }) {
  const query = useEventSheet(event);
  const label = useLabel('performances');
  const readsRunning = useReadsRunning();
  const some = useSomeEntries();
  const hasScheduling = useFeature('scheduling');
  const canAdd = canEver(performances, 'create', useActor());
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
              <p>{screenMessages.timesIn(zoneName(sheet.zone, event.starts_on))}</p>
            </Stack>
            {!readsRunning && <p>{some.only}</p>}
            {sheet.isCut && <Banner>{runSheetMessages.cut(limits.maxPageSize)}</Banner>}
            <RunSheet
              event={event.hashcode}
              performances={sheet.performances}
              entries={sheet.entries}
              clock={clockIn(sheet.zone)}
              defaultMinutes={event.slot_minutes ?? defaultSlotMinutes}
              isCut={sheet.isCut}
            >
              {(entries) => (
                <RunSheetView
                  days={runSheet(sheet.performances, entries, clockIn(sheet.zone).dayOf)}
                  clock={clockIn(sheet.zone)}
                  statusOf={statusOf}
                  hasSlots={hasScheduling}
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

function statusOf(status: string): { label: string; tone: string } {
  const { label, tone } = performances.lifecycle?.statuses[status] ?? { label: status, tone: 'gray' };
  return { label: translate(label), tone };
}
