import type { FloorPlan, PlanRow, PlanSection } from '@callboard/api-contract/booking';
import { sectionTitle } from '@callboard/domain/booking';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { useState, type ReactNode } from 'react';
import { kindText, pickMessages as words, stateText } from './pickMessages';
import { SeatMark } from './SeatMark';
import styles from './SeatPicker.module.css';
import { shapeOfState } from './SeatPicture';
import { isSelectable, type Offer, type OfferedSeat } from './seatStates';

export interface OfferListProps {
  plan: FloorPlan;
  offer: Offer;
  selection: ReadonlySet<string>;
  /** Why seats cannot be booked, by their id. */
  problems: ReadonlyMap<string, string>;
  onToggle: (seat: string) => void;
  /** Called with the seat that gets the focus. */
  onActive: (seat: string | undefined) => void;
}

/** All that is on offer by section, row and seat. What is closed is not rendered, so that a large hall opens immediately. */
export function OfferList({ plan, ...rest }: OfferListProps) {
  return (
    <ul className={styles.list} aria-label={words.list}>
      {plan.sections
        .filter(({ rows }) => rows.some(({ seats }) => seats.length > 0))
        .map((section) => (
          <li key={section.id}>
            <Opening
              title={words.part(sectionTitle(plan, section), freeOf(section.rows, rest.offer))}
              prices={pricesOf(section.rows, rest.offer)}
            >
              {() => <Rows section={section} {...rest} />}
            </Opening>
          </li>
        ))}
    </ul>
  );
}

type PartProps = Omit<OfferListProps, 'plan'>;

function Rows({ section, ...rest }: PartProps & { section: PlanSection }) {
  return (
    <ul className={styles.list}>
      {section.rows
        .filter(({ seats }) => seats.length > 0)
        .map((row) => (
          <li key={row.id}>
            <Opening
              title={words.row(row.name, freeOf([row], rest.offer))}
              prices={pricesOf([row], rest.offer)}
            >
              {() => <Seats row={row} {...rest} />}
            </Opening>
          </li>
        ))}
    </ul>
  );
}

function Seats({ row, offer, ...rest }: PartProps & { row: PlanRow }) {
  return (
    <ul className={styles.seats}>
      {row.seats.map(({ id }) => {
        const offered = offer.get(id);
        return offered && <SeatLine key={id} offered={offered} {...rest} />;
      })}
    </ul>
  );
}

interface SeatLineProps extends Omit<PartProps, 'offer'> {
  offered: OfferedSeat;
}

function SeatLine({ offered, selection, problems, onToggle, onActive }: SeatLineProps) {
  const { seat, group, state } = offered;
  const isSelected = selection.has(seat.id);
  const canSelect = isSelectable(offered);
  const facts = [
    words.seat(offered),
    canSelect ? group?.price : undefined,
    kindText(offered),
    canSelect ? undefined : stateText(state),
    problems.get(seat.id),
  ].filter((fact) => fact !== undefined && fact !== '');
  return (
    <li className={styles.seat}>
      <Checkbox
        label={facts.join(' · ')}
        checked={isSelected}
        disabled={!isSelected && !canSelect}
        onChange={() => onToggle(seat.id)}
        onFocus={() => onActive(seat.id)}
        onBlur={() => onActive(undefined)}
      />
      <SeatMark
        shape={isSelected ? 'mine' : (shapeOfState(state) ?? seat.kind ?? 'standard')}
        color={markColor(offered, isSelected)}
      />
    </li>
  );
}

function markColor(offered: OfferedSeat, isSelected: boolean): string {
  if (isSelected) return 'text';
  return isSelectable(offered) ? (offered.group?.color ?? 'gray') : 'muted';
}

interface OpeningProps {
  title: string;
  prices: string;
  children: () => ReactNode;
}

/** A part that is rendered while it is open. */
function Opening({ title, prices, children }: OpeningProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary className={styles.summary}>
        <span>{title}</span>
        {prices !== '' && <span className={styles.price}>{prices}</span>}
      </summary>
      {isOpen && children()}
    </details>
  );
}

/** How many seats of some rows can be selected. */
export function freeOf(rows: readonly PlanRow[], offer: Offer): number {
  return rows.reduce((sum, { id }) => sum + (offer.rowOf(id)?.free ?? 0), 0);
}

/** The prices of what can be selected, each once. */
function pricesOf(rows: readonly PlanRow[], offer: Offer): string {
  return [...new Set(rows.flatMap(({ id }) => [...(offer.rowOf(id)?.prices ?? [])]))].join(', ');
}
