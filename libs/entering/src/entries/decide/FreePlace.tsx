import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { nextWaiting } from '@callboard/domain/competition';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useCanMake } from '@callboard/records/screen';
import { decideMessages as words } from './decideMessages';
import { deskQuery } from './deskQuery';
import type { usePlaces } from './usePlaces';

export interface FreePlaceProps {
  places: NonNullable<ReturnType<typeof usePlaces>>;
  /** Called when the next one is decided to be accepted. */
  onDecided: (message: string, changeSet: string | null) => void;
}

/** Offers the next of the waiting list where an event has a limit and a place left. */
export function FreePlace({ places, onDecided }: FreePlaceProps) {
  const hooks = collections.entries;
  const { data } = hooks.useList(deskQuery('waiting', places.event.hashcode));
  const [patch, { isLoading }] = hooks.usePatch();
  const canAccept = useCanMake('entries')('accept');
  const next = nextWaiting((data?.results ?? []).map(toWaiting), places);
  if (!next || places.limit === null || !canAccept) return null;
  const { record } = next;
  const name = record.qed_model.title;

  async function accept() {
    const outcome = await patch(record.hashcode, { decision: 'accept' }, record.version);
    if (outcome.ok) onDecided(words.decided(name, 'accept'), outcome.changeSet);
  }

  return (
    <Banner
      title={words.placeFree}
      actions={
        <Button isBusy={isLoading} onClick={() => void accept()}>
          {words.acceptNext(name)}
        </Button>
      }
    >
      {words.nextIs(name)}
    </Banner>
  );
}

function toWaiting(record: RecordOf<'entries'>) {
  const { waiting_place: place, submitted_at: at } = record;
  return {
    record,
    hashcode: record.hashcode,
    waiting_place: typeof place === 'number' ? place : null,
    submitted_at: typeof at === 'string' ? at : null,
  };
}
