import type { FloorPlan, PlanRow, PlanSection } from '@callboard/api-contract/booking';
import { sectionTitle } from '@callboard/domain/booking';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useMemo, useState } from 'react';
import { LevelTabs } from '../canvas/LevelTabs';
import { PlanCanvas } from '../canvas/PlanCanvas';
import { freePlan } from './freePlan';
import { chooserMessages as words } from './chooserMessages';
import styles from './SeatChooser.module.css';

export interface SeatChooserProps {
  /** The plan whose seats can be selected. */
  plan: FloorPlan;
  /** Seats that someone has. */
  taken: ReadonlySet<string>;
  /** The id of the selected seat. */
  value: string | null;
  /** Called with the id of the selected seat. */
  onChange: (seat: string) => void;
}

/** Selects one free seat of a plan: by section, row and number, or in the picture. */
export function SeatChooser({ plan, taken, value, onChange }: SeatChooserProps) {
  const picture = useMemo(() => freePlan(plan, taken), [plan, taken]);
  const current = useMemo(() => partsOf(plan, value), [plan, value]);
  const [browsed, setBrowsed] = useState<{ of: string | null; section: string; row: string }>();
  const isBrowsed = browsed?.of === value;
  const section = plan.sections.find(({ id }) => id === (isBrowsed ? browsed.section : current?.section.id));
  const row = section?.rows.find(({ id }) => id === (isBrowsed ? browsed.row : current?.row.id));
  const [selectedLevel, setLevel] = useState<string>();
  const level = selectedLevel ?? current?.section.level ?? plan.levels[0]?.id ?? '';
  const selection = useMemo(() => new Set(value === null ? [] : [value]), [value]);
  // A seat pressed in the picture is visible already.
  const [jump, setJump] = useState(value === null ? undefined : { ids: [value] });
  const freeOf = ({ seats }: PlanRow) => seats.filter(({ id }) => !taken.has(id) || id === value);
  const freeIn = ({ rows }: PlanSection) => rows.reduce((sum, each) => sum + freeOf(each).length, 0);
  return (
    <div className={styles.root}>
      <div className={styles.fields}>
        <Field label={words.section}>
          <Select
            value={section?.id ?? ''}
            options={plan.sections.map((each) => ({
              value: each.id,
              label: words.free(sectionTitle(plan, each), freeIn(each)),
              disabled: freeIn(each) === 0,
            }))}
            onChange={({ currentTarget }) => {
              setBrowsed({ of: value, section: currentTarget.value, row: '' });
              setLevel(plan.sections.find(({ id }) => id === currentTarget.value)?.level);
            }}
          />
        </Field>
        <Field label={words.row}>
          <Select
            value={row?.id ?? ''}
            disabled={!section}
            options={(section?.rows ?? []).map((each) => ({
              value: each.id,
              label: words.free(each.name, freeOf(each).length),
              disabled: freeOf(each).length === 0,
            }))}
            onChange={({ currentTarget }) =>
              setBrowsed({ of: value, section: section?.id ?? '', row: currentTarget.value })
            }
          />
        </Field>
        <Field label={words.seat}>
          <Select
            value={value !== null && row?.seats.some(({ id }) => id === value) ? value : ''}
            disabled={!row}
            options={(row ? freeOf(row) : []).map(({ id, number, kind }) => ({
              value: id,
              label: words.seatOf(number, kind),
            }))}
            onChange={({ currentTarget: { value: seat } }) => {
              if (seat === '') return;
              setJump({ ids: [seat] });
              onChange(seat);
            }}
          />
        </Field>
      </div>
      <LevelTabs levels={plan.levels} level={level} onChange={setLevel}>
        <PlanCanvas
          plan={picture}
          level={level}
          label={words.picture}
          selection={selection}
          tool="select"
          jump={jump}
          events={{
            onPick(part) {
              if (part && 'seat' in part && !taken.has(part.seat)) onChange(part.seat);
            },
          }}
        />
      </LevelTabs>
      <p className={styles.hint}>{words.legend}</p>
    </div>
  );
}

function partsOf(
  { sections }: FloorPlan,
  seat: string | null,
): { section: PlanSection; row: PlanRow } | null {
  for (const section of sections) {
    const row = section.rows.find(({ seats }) => seats.some(({ id }) => id === seat));
    if (row) return { section, row };
  }
  return null;
}
