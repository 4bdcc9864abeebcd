import { roomToShift } from '@callboard/domain/scheduling';
import { NumberField, SegmentedControl, type NumberValue } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { runSheetMessages as words } from './runSheetMessages';
import { StepDialog } from './StepDialog';
import type { SwapDialogProps } from './SwapDialog';

/** Moves an entry and all after it by some minutes. */
export function ShiftDialog({ steps, item, performance, onClose }: SwapDialogProps) {
  const [direction, setDirection] = useState<'later' | 'earlier'>('later');
  const [minutes, setMinutes] = useState<NumberValue>(5);
  const room = roomToShift(performance, steps.items, item.hashcode)[direction];

  function shift(): string | null {
    if (room === 0) return words.noShift;
    if (typeof minutes !== 'number' || minutes > room) return words.wholeMinutes(room);
    return steps.shift(item, performance, direction === 'later' ? minutes : -minutes);
  }

  return (
    <StepDialog title={words.shiftNamed(item.name)} action={words.shift} onClose={onClose} onStep={shift}>
      {(error) => (
        <>
          <SegmentedControl
            label={words.direction}
            segments={[
              { value: 'later', label: words.later },
              { value: 'earlier', label: words.earlier },
            ]}
            value={direction}
            onValueChange={setDirection}
          />
          <NumberField
            label={words.minutes}
            description={words.atMost(room)}
            required
            error={error}
            min={1}
            step={1}
            value={minutes}
            onValueChange={setMinutes}
          />
        </>
      )}
    </StepDialog>
  );
}
