import {
  planLimits,
  seatKindOptions,
  type FloorPlan,
  type PlanRow,
  type SeatKind,
} from '@callboard/api-contract/booking';
import { alignParts, changeParts, mirrorParts, type PlanSelection } from '@callboard/domain/booking';
import { translate } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { editorMessages as words } from './editorMessages';
import { NameField } from './NameField';
import { PlanNumber } from './PlanNumber';
import { NumberingForm } from './NumberingForm';
import styles from './PlanEditor.module.css';
import type { PlanEditing } from './usePlanEditor';

/** Selected parts, and everything that can be done with them. */
export function SelectionPanel({ editing }: { editing: PlanEditing }) {
  const { plan, selection, change } = editing;
  const rows = plan.sections.flatMap((section) => section.rows.filter(({ id }) => selection.has(id)));
  const areas = plan.areas.filter(({ id }) => selection.has(id));
  const seats = seatsOf(plan, selection);
  if (rows.length + areas.length + seats.length === 0) return <p>{words.nothingSelected}</p>;
  return (
    <Stack>
      <p role="status">{words.selected(rows.length, seats.length, areas.length)}</p>
      <Stack direction="row" gap="small">
        <Button size="small" onClick={() => change(mirrorParts(plan, selection))}>
          {words.mirror}
        </Button>
        <Button size="small" onClick={() => change(alignParts(plan, selection, 'x'))}>
          {words.alignMiddle}
        </Button>
        <Button size="small" onClick={() => change(alignParts(plan, selection, 'y'))}>
          {words.alignHeight}
        </Button>
        <Button size="small" icon="copy" onClick={editing.copy}>
          {words.copy}
        </Button>
        <Button size="small" icon="trash" onClick={editing.remove}>
          {words.remove}
        </Button>
      </Stack>
      {rows.length > 0 && <RowFields editing={editing} rows={rows} />}
      <AreaFields editing={editing} />
      <SeatFields editing={editing} seats={seats} hasRows={rows.length > 0} />
      {rows.length > 0 && <NumberingForm editing={editing} />}
    </Stack>
  );
}

function RowFields({
  editing: { plan, selection, change },
  rows,
}: {
  editing: PlanEditing;
  rows: readonly PlanRow[];
}) {
  const [first] = rows;
  if (!first) return null;
  const changeRows = (facts: Partial<PlanRow>) =>
    change(changeParts(plan, selection, { row: (row) => ({ ...row, ...facts }) }));
  return (
    <fieldset className={styles.group}>
      <legend>{words.rows}</legend>
      {rows.length === 1 && (
        <NameField
          key={first.id}
          label={words.rowName}
          value={first.name}
          maxLength={planLimits.label}
          onCommit={(name) => changeRows({ name })}
        />
      )}
      <div className={styles.pair}>
        <PlanNumber
          label={words.spacing}
          value={first.spacing}
          min={planLimits.spacing.least}
          max={planLimits.spacing.most}
          onCommit={(spacing) => changeRows({ spacing })}
        />
        <PlanNumber
          label={words.curve}
          value={first.curve}
          min={-180}
          max={180}
          onCommit={(curve) => changeRows({ curve })}
        />
        <PlanNumber
          label={words.angle}
          value={first.angle}
          min={-360}
          max={360}
          onCommit={(angle) => changeRows({ angle })}
        />
      </div>
      {plan.categories.length > 0 && (
        <Field label={words.category}>
          <Select
            placeholder={words.noCategory}
            value={first.category ?? ''}
            options={plan.categories.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget: { value } }) =>
              change(changeParts(plan, selection, { row: (row) => withCategory(row, value) }))
            }
          />
        </Field>
      )}
    </fieldset>
  );
}

function withCategory({ category: _before, ...row }: PlanRow, category: string): PlanRow {
  return category === '' ? row : { ...row, category };
}

function AreaFields({ editing: { plan, selection, change } }: { editing: PlanEditing }) {
  const [area, ...others] = plan.areas.filter(({ id }) => selection.has(id));
  if (!area || others.length > 0) return null;
  const changeArea = (facts: Partial<typeof area>) =>
    change(changeParts(plan, new Set([area.id]), { area: (each) => ({ ...each, ...facts }) }));
  return (
    <fieldset className={styles.group}>
      <legend>{words.areas}</legend>
      <NameField
        key={area.id}
        label={words.areaName}
        value={area.name}
        maxLength={planLimits.name}
        onCommit={(name) => changeArea({ name })}
      />
      <div className={styles.pair}>
        <PlanNumber
          label={words.width}
          value={area.width}
          min={0.1}
          max={500}
          onCommit={(width) => changeArea({ width })}
        />
        <PlanNumber
          label={words.depth}
          value={area.height}
          min={0.1}
          max={500}
          onCommit={(height) => changeArea({ height })}
        />
        <PlanNumber
          label={words.angle}
          value={area.angle}
          min={-360}
          max={360}
          onCommit={(angle) => changeArea({ angle })}
        />
        {area.kind === 'standing' && (
          <PlanNumber
            label={words.capacity}
            value={area.capacity ?? 0}
            min={0}
            max={planLimits.capacity}
            step={1}
            onCommit={(capacity) => changeArea({ capacity })}
          />
        )}
      </div>
    </fieldset>
  );
}

interface SeatFieldsProps {
  editing: PlanEditing;
  seats: readonly { id: string; number: string; kind?: SeatKind | undefined }[];
  hasRows: boolean;
}

function SeatFields({ editing: { plan, selection, change }, seats, hasRows }: SeatFieldsProps) {
  const [first] = seats;
  if (!first && !hasRows) return null;
  const changeSeats = (facts: { number?: string; kind?: SeatKind }) =>
    change({
      ...plan,
      sections: plan.sections.map((section) => ({
        ...section,
        rows: section.rows.map((row) => ({
          ...row,
          seats: row.seats.map((seat) =>
            selection.has(seat.id) || selection.has(row.id) ? { ...seat, ...facts } : seat,
          ),
        })),
      })),
    });
  return (
    <fieldset className={styles.group}>
      <legend>{words.seats}</legend>
      {first && seats.length === 1 && !hasRows && (
        <NameField
          key={first.id}
          label={words.seatNumber}
          value={first.number}
          maxLength={planLimits.label}
          onCommit={(number) => changeSeats({ number })}
        />
      )}
      <Field label={words.seatKind}>
        <Select
          value={hasRows ? '' : (first?.kind ?? 'standard')}
          options={seatKindOptions.map(({ value, label }) => ({ value, label: translate(label) }))}
          onChange={({ currentTarget: { value } }) => {
            const kind = seatKindOptions.find((each) => each.value === value)?.value;
            if (kind) changeSeats({ kind });
          }}
        />
      </Field>
    </fieldset>
  );
}

function seatsOf({ sections }: FloorPlan, selection: PlanSelection) {
  return sections.flatMap(({ rows }) =>
    rows.flatMap(({ seats }) => seats.filter(({ id }) => selection.has(id))),
  );
}
