import { kindText, pickMessages as words, stateText } from './pickMessages';
import styles from './SeatPicker.module.css';
import type { OfferedSeat } from './seatStates';

export interface SeatFactsProps {
  offered: OfferedSeat;
  /** Its section as a ticket names it. */
  section: string;
  isSelected: boolean;
}

/** The facts of a seat on the card next to it. */
export function SeatFacts({ offered, section, isSelected }: SeatFactsProps) {
  const { group, state } = offered;
  const kind = kindText(offered);
  const isShown = state === 'free' || state === 'mine';
  return (
    <>
      <span>{section}</span>
      <strong>{words.seat(offered)}</strong>
      {isShown && group && (
        <span className={styles.price}>
          {group.price} · {group.name}
        </span>
      )}
      {kind !== '' && <span>{kind}</span>}
      {(isSelected || !isShown) && <span>{stateText(isSelected ? 'mine' : state)}</span>}
    </>
  );
}
