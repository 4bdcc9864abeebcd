import { callSheet, callTimes, type CallRule, type SheetDay } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import type { Clock } from '@callboard/records/screen';
import styles from './print.module.css';
import { printMessages as words } from './printMessages';
import { SheetTable } from './SheetTable';
import { useSeesField } from './useSeesField';

export interface CallSheetProps {
  days: readonly SheetDay[];
  clock: Clock;
  rule: CallRule | undefined;
}

const noRule: CallRule = { arrival_minutes: null, warm_up_minutes: null };

/** Places and times of each person; the contact is there for those who can see it. */
export function CallSheet({ days, clock, rule = noRule }: CallSheetProps) {
  const sees = useSeesField('entries');
  const entry = useLabel('entries');
  const seesContact = sees('contact');
  const sheet = callSheet(days);
  // Of one performance the heading of the page names the place.
  const hasPlaces =
    days.some(({ lanes }) => lanes.flatMap(({ performances }) => performances).length > 1) || days.length > 1;
  const hasRooms = sheet.some(({ calls }) => calls.some((call) => call.entry.room));
  const timeOf = (instant: string | null) => instant !== null && clock.time(instant);
  return sheet.map(({ day, calls }) => (
    <section key={day}>
      <SheetTable heading={clock.dayTitle(day)}>
        <thead>
          <tr>
            {rule.arrival_minutes !== null && <th className={styles.time}>{words.arrival}</th>}
            {rule.warm_up_minutes !== null && <th className={styles.time}>{words.warmUp}</th>}
            <th className={styles.time}>{words.stage}</th>
            <th className={styles.time}>{words.until}</th>
            <th>{entry.one}</th>
            {hasPlaces && <th>{words.place}</th>}
            {hasRooms && <th>{words.room}</th>}
            {seesContact && <th>{words.contact}</th>}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => {
            const { arrival, warmUp } = callTimes(call.item.slot_starts_at, rule);
            return (
              <tr key={`${call.item.hashcode} ${call.entry.hashcode}`}>
                {rule.arrival_minutes !== null && <td className={styles.time}>{timeOf(arrival)}</td>}
                {rule.warm_up_minutes !== null && <td className={styles.time}>{timeOf(warmUp)}</td>}
                <td className={styles.time}>{clock.time(call.at)}</td>
                <td className={styles.time}>{clock.time(call.until)}</td>
                <td>
                  {call.entry.name}
                  {call.entry.organisation && (
                    <span className={styles.where}>{call.entry.organisation.title}</span>
                  )}
                </td>
                {hasPlaces && (
                  <td>
                    {call.space.title}
                    <span className={styles.where}>
                      {call.performance} · {call.venue.title}
                    </span>
                  </td>
                )}
                {hasRooms && <td>{call.entry.room}</td>}
                {seesContact && (
                  <td>
                    {call.entry.contact?.title}
                    <span className={styles.phone}>{call.entry.contact?.phone}</span>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </SheetTable>
    </section>
  ));
}
