import {
  changeParts,
  nameRows,
  numberSeats,
  type RowNaming,
  type SeatNumbering,
} from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { editorMessages as words } from './editorMessages';
import { PlanNumber } from './PlanNumber';
import styles from './PlanEditor.module.css';
import type { PlanEditing } from './usePlanEditor';

/** Numbers the seats of the selected rows, or names all rows of their sections, by a scheme. */
export function NumberingForm({ editing: { plan, selection, change } }: { editing: PlanEditing }) {
  const [seats, setSeats] = useState<SeatNumbering>({ from: 'left', step: 'all', start: 1 });
  const [rows, setRows] = useState<RowNaming>({ style: 'letters', from: 'first' });
  const isOfSelection = (section: (typeof plan.sections)[number]) =>
    section.rows.some(({ id }) => selection.has(id));
  return (
    <fieldset className={styles.group}>
      <legend>{words.numbering}</legend>
      <div className={styles.pair}>
        <Field label={words.from}>
          <Select
            placeholder={null}
            value={seats.from}
            options={froms.map((value) => ({ value, label: words.seatsFrom(value) }))}
            onChange={({ currentTarget: { value } }) =>
              setSeats({ ...seats, from: froms.find((each) => each === value) ?? 'left' })
            }
          />
        </Field>
        <Field label={words.numbers}>
          <Select
            placeholder={null}
            value={seats.step}
            disabled={seats.from === 'aisle'}
            options={steps.map((value) => ({ value, label: words.seatStep(value) }))}
            onChange={({ currentTarget: { value } }) =>
              setSeats({ ...seats, step: steps.find((each) => each === value) ?? 'all' })
            }
          />
        </Field>
        <PlanNumber
          label={words.start}
          value={seats.start}
          min={0}
          max={100_000}
          step={1}
          onCommit={(start) => setSeats({ ...seats, start })}
        />
      </div>
      <Stack direction="row" gap="small">
        <Button
          size="small"
          onClick={() => change(changeParts(plan, selection, { row: (row) => numberSeats(row, seats) }))}
        >
          {words.numberSeats}
        </Button>
      </Stack>
      <div className={styles.pair}>
        <Field label={words.rowNames}>
          <Select
            placeholder={null}
            value={rows.style}
            options={[
              { value: 'letters', label: words.letters },
              { value: 'numbers', label: words.numbers },
            ]}
            onChange={({ currentTarget: { value } }) =>
              setRows({ ...rows, style: value === 'numbers' ? 'numbers' : 'letters' })
            }
          />
        </Field>
        <Field label={words.from}>
          <Select
            placeholder={null}
            value={rows.from}
            options={[
              { value: 'first', label: words.front },
              { value: 'last', label: words.back },
            ]}
            onChange={({ currentTarget: { value } }) =>
              setRows({ ...rows, from: value === 'last' ? 'last' : 'first' })
            }
          />
        </Field>
      </div>
      <Stack direction="row" gap="small">
        <Button
          size="small"
          onClick={() =>
            change({
              ...plan,
              sections: plan.sections.map((section) =>
                isOfSelection(section) ? nameRows(section, rows) : section,
              ),
            })
          }
        >
          {words.nameRows}
        </Button>
      </Stack>
    </fieldset>
  );
}

const froms = ['left', 'right', 'aisle'] as const;
const steps = ['all', 'odd', 'even'] as const;
