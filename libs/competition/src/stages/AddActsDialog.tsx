import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { hashcodeOf, namesOf, RecordsPicker, type SelectedRecords } from '@callboard/pickers';
import { useLabel, type Label } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { acceptedOf } from './acceptedOf';
import { stageMessages as words } from './stageMessages';
import { useAddEach } from './useAddEach';
import { useEntriesLeft } from './useEntriesLeft';

export interface AddActsDialogProps {
  stage: RecordOf<'stages'>;
  onClose: () => void;
}

/** Adds all accepted entries of the event that are not in the stage yet, or some of them. */
export function AddActsDialog({ stage, onClose }: AddActsDialogProps) {
  const label = useLabel('entries');
  const left = useEntriesLeft(stage);
  const [create] = collections.stageEntries.useCreate();
  const { progress, addAll } = useAddEach();
  const [which, setWhich] = useState<'all' | 'some'>('all');
  const [some, setSome] = useState<SelectedRecords>([]);
  const [because, setBecause] = useState('');
  const [isChecked, setChecked] = useState(false);
  const selected = which === 'all' ? (left.value?.waiting ?? []) : some.map(hashcodeOf);
  const doubled = some.filter((entry) => left.value?.isIn.has(hashcodeOf(entry)));
  const error = someError({ some, doubled, isChecked, label });

  async function submit() {
    setChecked(true);
    if (selected.length === 0 || (which === 'some' && doubled.length > 0)) return;
    const reason = because.trim();
    const areAdded = await addAll(
      selected,
      (entry) =>
        create({
          event: stage.event.hashcode,
          stage: stage.hashcode,
          entry,
          ...(which === 'some' && reason !== '' && { because: reason }),
        }),
      words.actsAdded,
    );
    if (areAdded) onClose();
  }

  return (
    <Dialog
      open
      width={560}
      title={words.addActs}
      onOpenChange={onClose}
      actions={
        <>
          {progress && <span role="status">{words.adding(progress.done, progress.all)}</span>}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isBusy={progress !== null}
            disabled={which === 'all' && selected.length === 0}
            onClick={() => void submit()}
          >
            {words.addActs}
          </Button>
        </>
      }
    >
      <QueryView query={left} loading={<Skeleton lines={4} />}>
        {({ waiting, accepted }) => (
          <Stack>
            <RadioGroup
              label={words.which}
              value={which}
              onValueChange={(value) => setWhich(value === 'some' ? 'some' : 'all')}
              options={[
                {
                  value: 'all',
                  label: words.allAccepted(label, waiting.length),
                  ...(waiting.length === 0 && {
                    description: accepted === 0 ? words.noneAccepted(label) : words.noneLeft(label),
                  }),
                },
                { value: 'some', label: words.someEntries },
              ]}
            />
            {which === 'some' && (
              <>
                <Field label={label.many} required error={error}>
                  <RecordsPicker
                    collection="entries"
                    canAdd={false}
                    filters={acceptedOf(stage)}
                    value={some}
                    onChange={setSome}
                  />
                </Field>
                <Field label={words.because} description={words.becauseHint}>
                  <TextInput
                    value={because}
                    maxLength={300}
                    onChange={({ currentTarget }) => setBecause(currentTarget.value)}
                  />
                </Field>
              </>
            )}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

interface SomeChecked {
  some: SelectedRecords;
  /** Acts that are in the stage already. */
  doubled: SelectedRecords;
  isChecked: boolean;
  label: Label;
}

function someError({ some, doubled, isChecked, label }: SomeChecked): string | undefined {
  if (doubled.length > 0) return words.alreadyIn(namesOf(doubled));
  return isChecked && some.length === 0 ? words.selectEntries(label) : undefined;
}
