import type { FloorPlan } from '@callboard/api-contract/booking';
import { countSeats, type ExceptionChange, type SeatTerm } from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Toolbar } from '@callboard/ui-kit/navigation';
import { useMemo, useState, type ReactNode } from 'react';
import { PlanCanvas, type PickedPart } from '../canvas/PlanCanvas';
import { LevelTabs } from '../canvas/LevelTabs';
import type { CanvasTool } from '../canvas/useCanvasGestures';
import { SeatList } from '../list/SeatList';
import { viewMessages } from '../messages';
import styles from './OfferEditor.module.css';
import { offerMessages as words } from './offerMessages';
import type { OfferNames } from './offerNames';
import { offerPlans } from './offerPlans';
import { SelectedSeats } from './SelectedSeats';

export interface OfferEditorProps {
  plan: FloorPlan;
  terms: ReadonlyMap<string, SeatTerm>;
  names: OfferNames;
  /** Absent: the offer can only be viewed. */
  onChange?: ((seats: readonly string[], change: ExceptionChange) => void) | undefined;
  /** Further actions for one selected seat. */
  seatActions?: ((seat: string) => ReactNode) | undefined;
}

type PickBy = 'seat' | 'row' | 'section';
const picks: readonly PickBy[] = ['seat', 'row', 'section'];

/** The seats of a performance by price group, as a picture and as a list; selected ones can be changed. */
export function OfferEditor({ plan, terms, names, onChange, seatActions }: OfferEditorProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [pickBy, setPickBy] = useState<PickBy>('seat');
  const [tool, setTool] = useState<CanvasTool>('select');
  const [selectedLevel, setLevel] = useState<string>();
  const level = (plan.levels.find(({ id }) => id === selectedLevel) ?? plan.levels[0])?.id ?? '';
  const { picture, list } = useMemo(() => offerPlans(plan, terms, names), [plan, terms, names]);
  const seatsOf = useMemo(() => seatsByPart(plan), [plan]);

  const add = (parts: readonly PickedPart[], isMore: boolean) => {
    const seats = parts.flatMap((part) => ('seat' in part ? (seatsOf.get(part[pickBy]) ?? []) : []));
    setSelection(new Set(isMore ? [...selection, ...seats] : seats));
  };
  const check = (ids: readonly string[], isSelected: boolean) => {
    const seats = new Set(ids.flatMap((id) => seatsOf.get(id) ?? []));
    setSelection(
      isSelected ? new Set([...selection, ...seats]) : new Set([...selection].filter((id) => !seats.has(id))),
    );
  };
  const seats = [...selection];
  const [only] = seats.length === 1 ? seats : [];
  return (
    <div className={styles.root} role="group" aria-label={words.seats}>
      <p className={styles.hint}>{words.hint}</p>
      <Toolbar
        label={words.tools}
        actions={
          <Button size="small" disabled={seats.length === 0} onClick={() => setSelection(new Set())}>
            {words.clear}
          </Button>
        }
      >
        {(['select', 'pan'] as const).map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === tool ? 'primary' : 'secondary'}
            aria-pressed={each === tool}
            onClick={() => setTool(each)}
          >
            {each === 'select' ? words.selectTool : words.panTool}
          </Button>
        ))}
        <Field label={words.pickBy}>
          <Select
            placeholder={null}
            value={pickBy}
            options={picks.map((value) => ({ value, label: words.pickName(value) }))}
            onChange={({ currentTarget: { value } }) =>
              setPickBy(picks.find((each) => each === value) ?? 'seat')
            }
          />
        </Field>
      </Toolbar>
      <div className={styles.columns}>
        <div className={styles.column}>
          <LevelTabs levels={plan.levels} level={level} onChange={setLevel}>
            <PlanCanvas
              plan={picture}
              level={level}
              label={viewMessages.picture(countSeats(plan))}
              selection={selection}
              tool={tool}
              events={{
                onPick: (part, isMore) => add(part ? [part] : [], isMore),
                onLasso: add,
              }}
            />
          </LevelTabs>
          <p className={styles.hint}>{words.legend}</p>
        </div>
        <div className={styles.column}>
          <p role="status" className={styles.count}>
            {words.selected(seats.length)}
          </p>
          {seats.length > 0 && onChange && (
            <SelectedSeats
              terms={seats.flatMap((id) => terms.get(id) ?? [])}
              names={names}
              onChange={(change) => onChange(seats, change)}
            />
          )}
          {only !== undefined && seatActions?.(only)}
          <h2 className={styles.heading}>{words.list}</h2>
          <SeatList plan={list} selection={withWholeRows(plan, selection)} onSelect={check} />
        </div>
      </div>
    </div>
  );
}

/** The seats of each section, row and seat. */
function seatsByPart({ sections }: FloorPlan): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const section of sections) {
    const ofSection: string[] = [];
    for (const row of section.rows) {
      const ofRow = row.seats.map(({ id }) => id);
      parts.set(row.id, ofRow);
      for (const id of ofRow) {
        parts.set(id, [id]);
        ofSection.push(id);
      }
    }
    parts.set(section.id, ofSection);
  }
  return parts;
}

/** The list shows a row as selected when all of its seats are. */
function withWholeRows({ sections }: FloorPlan, selection: ReadonlySet<string>): ReadonlySet<string> {
  const rows = sections.flatMap((section) =>
    section.rows.filter(({ seats }) => seats.length > 0 && seats.every(({ id }) => selection.has(id))),
  );
  return new Set([...selection, ...rows.map(({ id }) => id)]);
}
