import { recordHooksFor } from '@callboard/api-client/collections';
import type { RecordReference } from '@callboard/api-contract';
import type { MergeableCollection } from '@callboard/api-contract/records';
import { RecordPicker } from '@callboard/pickers';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { messages } from '../messages';
import { useCollectionLabel } from '../values/useLabels';
import { MergeForm } from './MergeForm';
import { mergeMessages } from './mergeMessages';

export interface MergeDialogProps {
  collection: MergeableCollection;
  /** The record that stays, unless the user swaps both. */
  first: string;
  /** The other one; absent: the user finds it. */
  second?: string | undefined;
  /** Called with the record that stayed. */
  onMerged: (remaining: string) => void;
  onClose: () => void;
}

/** Merges two records: finds the other one, shows both side by side, and lists what will move. */
export function MergeDialog({ collection, first, second, onMerged, onClose }: MergeDialogProps) {
  const label = useCollectionLabel(collection);
  const [picked, setPicked] = useState<RecordReference | null>(null);
  const [isSwapped, setSwapped] = useState(false);
  const found = second ?? picked?.hashcode;
  const isReady = found !== undefined && found !== first;
  const [remaining, other] = isSwapped ? [found ?? first, first] : [first, found ?? first];
  return (
    <Dialog
      open
      role="alertdialog"
      width={720}
      title={mergeMessages.title(label.many)}
      onOpenChange={onClose}
      actions={isReady ? undefined : <Button onClick={onClose}>{messages.cancel}</Button>}
    >
      <Stack>
        {second === undefined && (
          <Field label={mergeMessages.otherRecord(label.one)} description={mergeMessages.pickText}>
            <RecordPicker collection={collection} value={picked} onChange={setPicked} canAdd={false} />
          </Field>
        )}
        {isReady && (
          <Sides
            key={`${remaining} ${other}`}
            collection={collection}
            remaining={remaining}
            other={other}
            onSwap={() => setSwapped(!isSwapped)}
            onMerged={onMerged}
            onClose={onClose}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface SidesProps {
  collection: MergeableCollection;
  remaining: string;
  other: string;
  onSwap: () => void;
  onMerged: (remaining: string) => void;
  onClose: () => void;
}

/** Both records as they are stored: a list shows some of their fields. */
function Sides({ collection, remaining, other, ...rest }: SidesProps) {
  const { useGet } = recordHooksFor(collection);
  const [stays, goes] = [useGet(remaining), useGet(other)];
  return (
    <QueryView
      query={{
        value: stays.data && goes.data && { stays: stays.data, goes: goes.data },
        problem: stays.problem ?? goes.problem,
        isLoading: stays.isLoading || goes.isLoading,
        retry: () => {
          if (stays.problem) stays.refetch();
          if (goes.problem) goes.refetch();
        },
      }}
      loading={<Skeleton lines={8} />}
    >
      {(sides) => <MergeForm {...rest} collection={collection} kept={sides.stays} other={sides.goes} />}
    </QueryView>
  );
}
