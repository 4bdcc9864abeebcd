import { seatFact } from '@callboard/domain/booking';
import { currentLanguage } from '@callboard/language';
import { pickMessages as words, stateText } from './pickMessages';
import { SeatMark } from './SeatMark';
import styles from './SeatPicker.module.css';
import { shapeOfState } from './SeatPicture';
import { seatStates, type Offer, type SeatPriceGroup } from './seatStates';

/** Prices by colour, and what each mark on the picture stands for: only those that are there, and the buyer's own. */
export function PickLegend({ offer, groups }: { offer: Offer; groups: readonly SeatPriceGroup[] }) {
  const states = new Set(offer.states).add('mine');
  const kinds = [...offer.kinds].filter((kind) => kind !== 'standard');
  return (
    <div role="group" aria-label={words.legend} className={styles.legend}>
      <ul className={styles.marks}>
        {groups.map(({ id, name, color, price }) => (
          <li key={id} className={styles.entry}>
            <SeatMark shape="standard" color={color} />
            <span>{name}</span>
            <strong className={styles.price}>{price ?? words.notForSale}</strong>
          </li>
        ))}
      </ul>
      <ul className={styles.marks}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.entry}>
            <SeatMark shape={kind} />
            {seatFact(kind, currentLanguage())}
          </li>
        ))}
        {seatStates
          .filter((state) => state !== 'free' && states.has(state))
          .map((state) => (
            <li key={state} className={styles.entry}>
              <SeatMark shape={shapeOfState(state) ?? state} {...(state === 'mine' && { color: 'text' })} />
              {stateText(state)}
            </li>
          ))}
      </ul>
    </div>
  );
}
