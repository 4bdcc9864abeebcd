import type { FloorPlan, PlanRow, PlanSection } from '@callboard/api-contract/booking';
import { currentLanguage } from '@callboard/language';
import { seatFact, sectionTitle, type PlanSelection } from '@callboard/domain/booking';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { useState, type ReactNode } from 'react';
import { viewMessages as words } from '../messages';
import styles from './SeatList.module.css';

export interface SeatListProps {
  plan: FloorPlan;
  /** Absent: nothing can be selected. */
  selection?: PlanSelection;
  /** Called with the ids of what is checked or unchecked: seats, rows or areas. */
  onSelect?: (ids: readonly string[], isSelected: boolean) => void;
}

/** Plan as a list: section, row, seat. Closed parts are not rendered, so that a large hall opens immediately. */
export function SeatList({ plan, selection, onSelect }: SeatListProps) {
  const categories = new Map(plan.categories.map(({ id, name }) => [id, name]));
  const check = (label: string, ids: readonly string[], owners: readonly string[] = []) =>
    selection && onSelect ? (
      <Checkbox
        checked={
          ids.length > 0 &&
          ids.every((id) => selection.has(id) || owners.some((owner) => selection.has(owner)))
        }
        onChange={({ currentTarget: { checked } }) => onSelect(ids, checked)}
        aria-label={words.select(label)}
      />
    ) : null;
  const parts = { check, categoryOf: (id: string | undefined) => categories.get(id ?? '') };
  return (
    <ul className={styles.list} aria-label={words.list}>
      {plan.sections.map((section) => (
        <li key={section.id}>
          <Opening
            start={check(
              sectionTitle(plan, section),
              section.rows.map(({ id }) => id),
            )}
            title={words.section(sectionTitle(plan, section), section.rows.length, seatsOf(section))}
          >
            {() => <Rows section={section} {...parts} />}
          </Opening>
        </li>
      ))}
      {plan.areas.map((area) => (
        <li key={area.id} className={styles.line}>
          {check(area.name, [area.id])}
          <span>{words.area(area.name, area.kind, area.capacity ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  check: (label: string, ids: readonly string[], owners?: readonly string[]) => ReactNode;
  categoryOf: (id: string | undefined) => string | undefined;
}

function Rows({ section, check, categoryOf }: PartProps & { section: PlanSection }) {
  return (
    <ul className={styles.list}>
      {section.rows.map((row) => (
        <li key={row.id}>
          <Opening
            start={check(words.row(row.name), [row.id])}
            title={words.rowLine(row.name, row.seats.length)}
          >
            {() => <Seats row={row} check={check} categoryOf={categoryOf} />}
          </Opening>
        </li>
      ))}
    </ul>
  );
}

function Seats({ row, check, categoryOf }: PartProps & { row: PlanRow }) {
  return (
    <ul className={styles.list}>
      {row.seats.map((seat) => {
        const facts = [
          words.seat(row.name, seat.number),
          seatFact(seat.kind, currentLanguage()),
          categoryOf(seat.category ?? row.category) ?? '',
        ];
        return (
          <li key={seat.id} className={styles.line}>
            {check(words.seat(row.name, seat.number), [seat.id], [row.id])}
            <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A part that is rendered while it is open. */
function Opening({ start, title, children }: { start: ReactNode; title: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.part}>
      {start}
      <details className={styles.details} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary className={styles.summary}>{title}</summary>
        {isOpen && children()}
      </details>
    </div>
  );
}

function seatsOf({ rows }: PlanSection): number {
  return rows.reduce((sum, { seats }) => sum + seats.length, 0);
}
