import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { pickMessages as words } from './pickMessages';
import styles from './SeatPicker.module.css';
import type { Offer } from './seatStates';

/** Why seats cannot be booked. */
export interface SeatProblem {
  /** Ids of seats. */
  seats: readonly string[];
  text: string;
}

export interface PickProblemsProps {
  problems: readonly SeatProblem[];
  offer: Offer;
  onShow: (seat: string) => void;
}

/** Why seats cannot be booked, each with its seats and a way to the first of them. */
export function PickProblems({ problems, offer, onShow }: PickProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Banner kind="error" title={words.problems}>
      <ul className={styles.problems}>
        {problems.map(({ seats, text }) => {
          const named = seats.flatMap((id) => offer.get(id) ?? []);
          const [first] = named;
          const names = named.map(words.seat).join(', ');
          const whole = names === '' ? text : `${names}: ${text}`;
          return (
            <li key={whole} className={styles.problem}>
              <span>{whole}</span>
              {first && (
                <Button
                  size="small"
                  aria-label={words.showSeats(whole)}
                  onClick={() => onShow(first.seat.id)}
                >
                  {words.show}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
