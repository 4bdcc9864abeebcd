import { areaKinds, planLimits } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, Select } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { editorMessages as words } from './editorMessages';
import { NameField } from './NameField';
import { PlanNumber } from './PlanNumber';
import styles from './PlanEditor.module.css';
import type { PlanEditing } from './usePlanEditor';

/** Settings of the next rows and areas: added behind the others by a button, or drawn on the picture. */
export function AddPanel({ editing }: { editing: PlanEditing }) {
  return (
    <Stack>
      <AddRows editing={editing} />
      <AddArea editing={editing} />
    </Stack>
  );
}

function AddRows({ editing: { rows, changeRows, addRows, setTool, tool } }: { editing: PlanEditing }) {
  const isTable = rows.shape === 'round';
  return (
    <fieldset className={styles.group}>
      <legend>{words.rowsOfSeats}</legend>
      <NameField
        label={words.section}
        value={rows.section}
        maxLength={planLimits.name}
        onCommit={(section) => changeRows({ section })}
      />
      <Field label={words.shape}>
        <Select
          placeholder={null}
          value={rows.shape}
          options={[
            { value: 'line', label: words.line },
            { value: 'round', label: words.table },
          ]}
          onChange={({ currentTarget: { value } }) =>
            changeRows(value === 'round' ? { shape: 'round', distance: 3 } : { shape: 'line', distance: 0.9 })
          }
        />
      </Field>
      <div className={styles.pair}>
        <PlanNumber
          label={isTable ? words.tables : words.rows}
          value={rows.rows}
          min={1}
          max={100}
          step={1}
          onCommit={(count) => changeRows({ rows: count })}
        />
        <PlanNumber
          label={words.seatsInEach}
          value={rows.seats}
          min={1}
          max={planLimits.seatsOfRow}
          step={1}
          onCommit={(seats) => changeRows({ seats })}
        />
        <PlanNumber
          label={words.spacing}
          value={rows.spacing}
          min={planLimits.spacing.least}
          max={planLimits.spacing.most}
          onCommit={(spacing) => changeRows({ spacing })}
        />
        <PlanNumber
          label={words.distance}
          value={rows.distance}
          min={0.3}
          max={50}
          onCommit={(distance) => changeRows({ distance })}
        />
      </div>
      {!isTable && (
        <>
          <PlanNumber
            label={words.curve}
            value={rows.curve}
            min={-180}
            max={180}
            onCommit={(curve) => changeRows({ curve })}
          />
          <Checkbox
            label={words.staggered}
            checked={rows.isStaggered}
            onChange={({ currentTarget: { checked } }) => changeRows({ isStaggered: checked })}
          />
        </>
      )}
      <Stack direction="row" gap="small">
        <Button variant="primary" icon="plus" onClick={addRows}>
          {isTable ? words.addTables : words.addRows}
        </Button>
        <Button aria-pressed={tool === 'line'} onClick={() => setTool(tool === 'line' ? 'select' : 'line')}>
          {words.drawRow}
        </Button>
      </Stack>
    </fieldset>
  );
}

function AddArea({ editing: { area, changeArea, addArea, setTool, tool } }: { editing: PlanEditing }) {
  const kinds = { standing: words.standing, stage: words.stage, door: words.door, label: words.label };
  return (
    <fieldset className={styles.group}>
      <legend>{words.areas}</legend>
      <Field label={words.areaKind}>
        <Select
          placeholder={null}
          value={area.kind}
          options={areaKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
          onChange={({ currentTarget: { value } }) => {
            const kind = areaKinds.find((each) => each === value) ?? 'label';
            changeArea({ kind, name: kinds[kind] });
          }}
        />
      </Field>
      <NameField
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
      </div>
      {area.kind === 'standing' && (
        <PlanNumber
          label={words.capacity}
          value={area.capacity}
          min={0}
          max={planLimits.capacity}
          step={1}
          onCommit={(capacity) => changeArea({ capacity })}
        />
      )}
      <Checkbox
        label={words.isRound}
        checked={area.shape === 'ellipse'}
        onChange={({ currentTarget: { checked } }) =>
          changeArea({ shape: checked ? 'ellipse' : 'rectangle' })
        }
      />
      <Stack direction="row" gap="small">
        <Button icon="plus" onClick={addArea}>
          {words.addArea}
        </Button>
        <Button
          aria-pressed={tool === 'rectangle'}
          onClick={() => setTool(tool === 'rectangle' ? 'select' : 'rectangle')}
        >
          {words.drawArea}
        </Button>
      </Stack>
    </fieldset>
  );
}
