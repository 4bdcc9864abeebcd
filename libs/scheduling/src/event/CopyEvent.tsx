import { rowRule, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { useActor } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useState } from 'react';
import { copyEventMessages as words } from './copyEventMessages';

const CopyEventDialog = lazy(async () => ({ default: (await import('./CopyEventDialog')).CopyEventDialog }));

/** Opens the copy of an event for those who can add events. */
export function CopyEvent({ event }: { event: RecordOf<'events'> }) {
  const { roles } = useActor();
  const [isOpen, setOpen] = useState(false);
  if (rowRule(collectionNamed('events'), 'create', roles) !== 'all') return null;
  return (
    <>
      <Button icon="copy" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <CopyEventDialog event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
