import { isAct, type SheetDay } from '@callboard/domain/scheduling';
import { useFeature, useLabel } from '@callboard/tenant';
import type { Clock } from '@callboard/records/screen';
import styles from './print.module.css';
import { printMessages as words } from './printMessages';
import { SheetTable } from './SheetTable';

/** Each performance with its entries in their order. */
export function RunningOrder({ days, clock }: { days: readonly SheetDay[]; clock: Clock }) {
  const entry = useLabel('entries');
  const hasSlots = useFeature('scheduling');
  return days.map(({ day, lanes }) => (
    <section key={day}>
      <h2 className={styles.day}>{clock.dayTitle(day)}</h2>
      {lanes.flatMap(({ space, venue, performances }) =>
        performances.map(({ performance, items }) => (
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
              {items.map((each) => (
                <tr key={each.hashcode}>
                  {hasSlots && (
                    <td className={styles.time}>
                      {each.slot_starts_at ? clock.time(each.slot_starts_at) : words.noTime}
                    </td>
                  )}
                  <td colSpan={isAct(each) ? 1 : 3}>{each.name}</td>
                  {isAct(each) && (
                    <>
                      <td>{each.entry?.organisation?.title}</td>
                      <td className={styles.number}>{each.entry?.members_count}</td>
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
