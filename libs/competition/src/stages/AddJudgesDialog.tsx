import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { hashcodeOf, namesOf, RecordsPicker, type SelectedRecords } from '@callboard/pickers';
import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { stageMessages as words } from './stageMessages';
import { useAddEach } from './useAddEach';

export interface AddJudgesDialogProps {
  stage: RecordOf<'stages'>;
  /** Everyone who is or was on the panel. */
  panel: readonly RecordOf<'panelJudges'>[];
  onClose: () => void;
}

const judges: readonly ListFilter[] = [
  { field: 'roles', operator: 'contains', value: 'judge' },
  { field: 'status', operator: 'eq', value: 'active' },
];

/** Puts users with the role of a judge on the panel. */
export function AddJudgesDialog({ stage, panel, onClose }: AddJudgesDialogProps) {
  const [selected, setSelected] = useState<SelectedRecords>([]);
  const [isChecked, setChecked] = useState(false);
  const [create] = collections.panelJudges.useCreate();
  const { progress, addAll } = useAddEach();
  const members = new Set(panel.map(({ judge }) => judge?.hashcode));
  const doubled = selected.filter((user) => members.has(hashcodeOf(user)));

  async function submit() {
    setChecked(true);
    if (selected.length === 0 || doubled.length > 0) return;
    const areAdded = await addAll(
      selected.map(hashcodeOf),
      (judge) => create({ event: stage.event.hashcode, stage: stage.hashcode, judge }),
      words.judgesAdded,
    );
    if (areAdded) onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.addJudges}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={progress !== null} onClick={() => void submit()}>
            {words.addJudges}
          </Button>
        </>
      }
    >
      <Field
        label={words.judges}
        description={words.judgesHint}
        required
        error={errorOf(selected, doubled, isChecked)}
      >
        <RecordsPicker
          collection="users"
          canAdd={false}
          filters={judges}
          value={selected}
          onChange={setSelected}
        />
      </Field>
    </Dialog>
  );
}

function errorOf(
  selected: SelectedRecords,
  doubled: SelectedRecords,
  isChecked: boolean,
): string | undefined {
  if (doubled.length > 0) return words.alreadyJudges(namesOf(doubled));
  return isChecked && selected.length === 0 ? words.selectJudges : undefined;
}
