import { callSheet, type SheetDay } from '@callboard/domain/scheduling';
import { useCollectionOf, useLabel } from '@callboard/tenant';
import type { Clock } from '../clock';
import styles from './print.module.css';
import { printMessages as words } from './printMessages';
import type { PrintEntry } from './usePrintData';
import { useSeesField } from './useSeesField';

/** Who has to be where, and when; the contact is there for those who may see it. */
export function CallSheet({ days, clock }: { days: readonly SheetDay<PrintEntry>[]; clock: Clock }) {
  const sees = useSeesField(useCollectionOf('entries'));
  const entry = useLabel('entries');
  const seesContact = sees('contact');
  return callSheet(days).map(({ day, calls }) => (
    <section key={day}>
      <table className={styles.table}>
        <caption className={styles.caption}>{clock.dayTitle(day)}</caption>
        <thead>
          <tr>
            <th className={styles.time}>{words.from}</th>
            <th className={styles.time}>{words.until}</th>
            <th>{entry.one}</th>
            <th>{words.place}</th>
            {seesContact && <th>{words.contact}</th>}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={`${call.entry.hashcode} ${call.at}`}>
              <td className={styles.time}>{clock.time(call.at)}</td>
              <td className={styles.time}>{clock.time(call.until)}</td>
              <td>
                {call.entry.name}
                {call.entry.organisation && (
                  <span className={styles.where}>{call.entry.organisation.title}</span>
                )}
              </td>
              <td>
                {call.space.title}
                <span className={styles.where}>
                  {call.performance} · {call.venue.title}
                </span>
              </td>
              {seesContact && <td>{call.entry.contact?.title}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
