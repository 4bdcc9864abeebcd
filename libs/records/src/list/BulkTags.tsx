import type { CollectionName, RecordReference } from '@callboard/api-contract';
import { canReadTags } from '@callboard/api-contract/tags';
import { useIsViewing } from '@callboard/auth';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, Menu } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useActor } from '../actor/useActor';
import { messages } from '../messages';
import { tagMessages as words } from '../tags/tagMessages';
import { TagPicker } from '../tags/TagPicker';
import { useTagChange } from '../tags/useTagChange';
import type { BulkOutcome } from './useBulkWork';

export interface BulkTagsProps {
  collection: CollectionName;
  /** The hashcodes of the selected records. */
  records: readonly string[];
  /** Called with what was refused, and why. */
  onDone: (outcome: Pick<BulkOutcome, 'left' | 'refusals'>) => void;
}

/** Puts a tag on the selected records, or removes it from them. */
export function BulkTags({ collection, records, onDone }: BulkTagsProps) {
  const { roles } = useActor();
  const isViewing = useIsViewing();
  const [prompted, setPrompted] = useState<'add' | 'remove'>();
  const [tag, setTag] = useState<RecordReference | null>(null);
  const { change, isLoading } = useTagChange(collection);
  if (!canReadTags(roles) || isViewing) return null;
  const action = prompted === 'remove' ? words.removeFrom : words.addTo;

  function close() {
    setPrompted(undefined);
    setTag(null);
  }

  async function onConfirm() {
    if (!tag) return;
    const { isDone, full } = await change({ records, tag, isOn: prompted === 'add' });
    close();
    if (isDone) {
      onDone({ left: new Set(full), refusals: new Map(full.map((hashcode) => [hashcode, words.full])) });
    }
  }

  return (
    <>
      <Menu
        label={words.menu}
        size="small"
        align="end"
        items={[
          { label: words.addTo, onSelect: () => setPrompted('add') },
          { label: words.removeFrom, onSelect: () => setPrompted('remove') },
        ]}
      />
      {prompted && (
        <Dialog
          open
          title={action}
          onOpenChange={close}
          actions={
            <>
              <Button onClick={close}>{messages.cancel}</Button>
              <Button
                variant="primary"
                isBusy={isLoading}
                disabled={tag === null}
                onClick={() => void onConfirm()}
              >
                {action}
              </Button>
            </>
          }
        >
          <TagPicker label={words.tag} value={tag} isAdding={prompted === 'add'} onChange={setTag} />
        </Dialog>
      )}
    </>
  );
}
