import { queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import type { DraftTimetable } from '@callboard/api-contract/scheduling';
import { timetableChanges } from '@callboard/domain/scheduling';
import { canEver, useActor } from '@callboard/records';
import { collectionNamed } from '@callboard/api-contract/collections';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { formatInstant } from '@callboard/ui-kit/dates';
import { lazy, Suspense, useState } from 'react';
import { releaseMessages as words } from './releaseMessages';

const ReleaseDialog = lazy(async () => ({ default: (await import('./ReleaseDialog')).ReleaseDialog }));

const events = collectionNamed('events');

/** Shows how much of the timetable of an event is released, and leads to a release of the rest. */
export function ReleaseBar({ event, zone }: { event: RecordOf<'events'>; zone: string }) {
  const { data } = queries.draftTimetable.useQuery({ event: event.hashcode });
  const canRelease = canEver(events, 'update', useActor());
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { draft, released } = data;
  const isEmpty = draft.items.length === 0 && !released;
  const changes = timetableChanges(released?.content ?? null, draft);
  return (
    <>
      <Banner
        kind={released && changes.length === 0 ? 'success' : 'info'}
        actions={
          canRelease &&
          !isEmpty && (
            <Button icon="mail" onClick={() => setOpen(true)}>
              {released ? words.openNext : words.openFirst}
            </Button>
          )
        }
      >
        {isEmpty ? words.nothingPlaced : stateOf(released, changes.length, zone)}
      </Banner>
      {isOpen && (
        <Suspense fallback={null}>
          <ReleaseDialog event={event} released={released} changes={changes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function stateOf(released: DraftTimetable['released'], count: number, zone: string): string {
  if (!released) return words.never;
  const when = formatInstant(released.at, zone);
  return count === 0 ? words.upToDate(released.number, when) : words.behind(released.number, when, count);
}
