import { standingSlots, type SheetEntry } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { Performance, RunSheetSteps } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';
import { StepDialog } from './StepDialog';

export interface SwapDialogProps {
  steps: RunSheetSteps;
  entry: SheetEntry;
  performance: Performance;
  onClose: () => void;
}

/** Exchanges two entries of a performance. */
export function SwapDialog({ steps, entry, performance, onClose }: SwapDialogProps) {
  const label = useLabel('entries');
  const [selected, setSelected] = useState('');
  const others = standingSlots(performance, steps.entries).filter(
    (slot) => slot.entry.hashcode !== entry.hashcode,
  );
  return (
    <StepDialog
      title={words.swapNamed(entry.name)}
      action={words.swap}
      onClose={onClose}
      onStep={() => {
        const other = others.find((slot) => slot.entry.hashcode === selected)?.entry;
        return other ? steps.swap(entry, other, performance) : words.selectOne(label);
      }}
    >
      {(error) => (
        <Field label={words.swapLabel} required error={error}>
          <Select
            value={selected}
            onChange={(event) => setSelected(event.target.value)}
            options={others.map((slot) => ({
              value: slot.entry.hashcode,
              label: `${steps.clock.time(new Date(slot.from).toISOString())} ${slot.entry.name}`,
            }))}
          />
        </Field>
      )}
    </StepDialog>
  );
}
