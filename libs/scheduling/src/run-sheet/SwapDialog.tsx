import type { Appearance } from '@callboard/api-contract/scheduling';
import { standingSlots } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { Performance, RunSheetSteps } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';
import { StepDialog } from './StepDialog';

export interface SwapDialogProps {
  steps: RunSheetSteps;
  item: Appearance;
  performance: Performance;
  onClose: () => void;
}

/** Exchanges two entries of a performance. */
export function SwapDialog({ steps, item, performance, onClose }: SwapDialogProps) {
  const label = useLabel('entries');
  const [selected, setSelected] = useState('');
  const others = standingSlots(performance, steps.items).filter(
    (slot) => slot.item.hashcode !== item.hashcode,
  );
  return (
    <StepDialog
      title={words.swapNamed(item.name)}
      action={words.swap}
      onClose={onClose}
      onStep={() => {
        const other = others.find((slot) => slot.item.hashcode === selected)?.item;
        return other ? steps.swap(item, other, performance) : words.selectOne(label);
      }}
    >
      {(error) => (
        <Field label={words.swapLabel} required error={error}>
          <Select
            value={selected}
            onChange={(event) => setSelected(event.target.value)}
            options={others.map((slot) => ({
              value: slot.item.hashcode,
              label: `${steps.clock.time(new Date(slot.from).toISOString())} ${slot.item.name}`,
            }))}
          />
        </Field>
      )}
    </StepDialog>
  );
}
