import { hooksFor } from '@callboard/api-client/collections';
import { collectionNamed, defaultSlotMinutes, type RecordOf } from '@callboard/api-contract';
import { proposeSlots } from '@callboard/domain/scheduling';
import { canEver, useActor, useUndoAlert } from '@callboard/records';
import { useCollectionOf, useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { messages } from '../messages';
import type { EventSheet } from './useEventSheet';

/** A button that assigns a free time slot to every waiting entry. */
export function PlaceWaiting({ event, sheet }: { event: RecordOf<'events'>; sheet: EventSheet }) {
  const entryLabel = useLabel('entries');
  const performanceLabel = useLabel('performances');
  const collection = useCollectionOf('entries');
  const [patch, { isLoading }] = hooksFor(collection).useBulkPatch();
  const showUndo = useUndoAlert();
  const canPlace = canEver(collectionNamed(collection), 'remove', useActor());
  const slotMinutes = event.slot_minutes ?? defaultSlotMinutes;
  if (!canPlace || sheet.waiting.length === 0) return null;
  const proposals = proposeSlots(sheet.waiting, sheet.performances, sheet.entries, slotMinutes);

  async function place() {
    const items = proposals.map(({ entry, performance, slot_starts_at }) => ({
      hashcode: entry.hashcode,
      performance,
      slot_starts_at,
    }));
    const outcome = await patch(items);
    if (!outcome.ok) return;
    const done = outcome.data.filter((item) => item.success).length;
    const refused = items.length - done;
    showUndo(
      refused > 0 ? messages.placedPartly(done, refused) : messages.placed(done, entryLabel),
      done > 0 ? outcome.changeSet : null,
    );
  }

  return (
    <Banner
      title={messages.waiting(sheet.waiting.length, entryLabel)}
      actions={
        proposals.length > 0 && (
          <Button variant="primary" disabled={isLoading} onClick={() => void place()}>
            {messages.placeAll(proposals.length, entryLabel)}
          </Button>
        )
      }
    >
      {proposals.length > 0 ? messages.waitingText(slotMinutes) : messages.noRoom(performanceLabel)}
    </Banner>
  );
}
