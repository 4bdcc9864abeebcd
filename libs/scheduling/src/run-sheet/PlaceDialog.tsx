import type { Appearance } from '@callboard/api-contract/scheduling';
import { isOpenForSlots, standingSlots } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { Performance, RunSheetSteps } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';
import { StepDialog } from './StepDialog';

export interface PlaceDialogProps {
  steps: RunSheetSteps;
  item: Appearance;
  /** The performance that is selected first. @default its own */
  performance?: Performance;
  onClose: () => void;
}

/** Gives an entry or another item a place in a performance: a waiting one, or one that moves. */
export function PlaceDialog({ steps, item, performance: wanted, onClose }: PlaceDialogProps) {
  const label = useLabel('performances');
  const open = steps.performances.filter(isOpenForSlots);
  const own = open.find(({ hashcode }) => hashcode === (wanted ?? item.performance)?.hashcode);
  const [selected, setSelected] = useState((own ?? open[0])?.hashcode ?? '');
  const [position, setPosition] = useState<string | null>(null);
  const performance = open.find(({ hashcode }) => hashcode === selected);
  const others = performance
    ? standingSlots(performance, steps.items).filter((slot) => slot.item.hashcode !== item.hashcode)
    : [];
  const last = String(others.length);
  return (
    <StepDialog
      title={item.slot_starts_at === null ? words.placeNamed(item.name) : words.menu(item.name)}
      action={words.setPlace}
      onClose={onClose}
      onStep={() =>
        performance ? steps.insert(item, performance, Number(position ?? last)) : words.selectOne(label)
      }
    >
      {(error) => (
        <>
          <Field label={label.one} required>
            <Select
              value={selected}
              onChange={(event) => {
                setSelected(event.target.value);
                setPosition(null);
              }}
              options={open.map(({ hashcode, name, starts_at }) => ({
                value: hashcode,
                label: `${name}, ${steps.clock.time(starts_at)}`,
              }))}
            />
          </Field>
          <Field label={words.position} required error={error}>
            <Select
              placeholder={null}
              value={position ?? last}
              onChange={(event) => setPosition(event.target.value)}
              options={[
                { value: '0', label: words.first },
                ...others.map((slot, index) => ({
                  value: String(index + 1),
                  label: words.after(slot.item.name, steps.clock.time(new Date(slot.to).toISOString())),
                })),
              ]}
            />
          </Field>
        </>
      )}
    </StepDialog>
  );
}
