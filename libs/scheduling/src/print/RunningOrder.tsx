import type { SheetDay } from '@callboard/domain/scheduling';
import { useFeature, useLabel } from '@callboard/tenant';
import type { Clock } from '@callboard/records/screen';
import styles from './print.module.css';
import { printMessages as words } from './printMessages';
import { SheetTable } from './SheetTable';
import type { PrintEntry } from './usePrintData';

/** Each performance with its entries in their order. */
export function RunningOrder({ days, clock }: { days: readonly SheetDay<PrintEntry>[]; clock: Clock }) {
  const entry = useLabel('entries');
  const hasSlots = useFeature('scheduling');
  return days.map(({ day, lanes }) => (
    <section key={day}>
      <h2 className={styles.day}>{clock.dayTitle(day)}</h2>
      {lanes.flatMap(({ space, venue, performances }) =>
        performances.map(({ performance, entries }) => (
          <SheetTable
            key={performance.hashcode}
            level={3}
            heading={
              <>
                {performance.name}
                <span className={styles.where}>
                  {clock.time(performance.starts_at)}–{clock.time(performance.ends_at)} · {space.title},{' '}
                  {venue.title}
                </span>
              </>
            }
          >
            <thead>
              <tr>
                {hasSlots && <th className={styles.time}>{words.time}</th>}
                <th>{entry.one}</th>
                <th>{words.school}</th>
                <th className={styles.number}>{words.members}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((each) => (
                <tr key={each.hashcode}>
                  {hasSlots && (
                    <td className={styles.time}>
                      {each.slot_starts_at ? clock.time(each.slot_starts_at) : words.noTime}
                    </td>
                  )}
                  <td colSpan={each.kind === undefined ? 1 : 3}>{each.name}</td>
                  {each.kind === undefined && (
                    <>
                      <td>{each.organisation?.title}</td>
                      <td className={styles.number}>{each.members_count}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </SheetTable>
        )),
      )}
    </section>
  ));
}
