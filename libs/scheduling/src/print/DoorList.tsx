import { callSheet, type SheetDay } from '@callboard/domain/scheduling';
import { useFeature, useLabel } from '@callboard/tenant';
import type { Clock } from '@callboard/records/screen';
import styles from './print.module.css';
import { printMessages as words } from './printMessages';
import { SheetTable } from './SheetTable';
import type { PrintPerson } from './usePrintData';
import { useSeesField } from './useSeesField';

export interface DoorListProps {
  people: readonly PrintPerson[];
  days: readonly SheetDay[];
  clock: Clock;
}

/** For anyone who stands at the stage door: everyone by name, with a box to tick, and when they are called. */
export function DoorList({ people, days, clock }: DoorListProps) {
  const sees = useSeesField('participants');
  const label = useLabel('participants');
  const entry = useLabel('entries');
  const hasSlots = useFeature('scheduling');
  const calls = firstCalls(days, clock);
  return (
    <SheetTable heading={words.count(people.length, label)}>
      <thead>
        <tr>
          <th className={styles.time}>{words.arrived}</th>
          <th>{label.one}</th>
          <th>{entry.one}</th>
          {sees('organisation') && <th>{words.school}</th>}
          {hasSlots && <th className={styles.time}>{words.called}</th>}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.hashcode}>
            <td className={styles.time}>
              <span className={styles.box} aria-hidden />
            </td>
            <td>{person.name}</td>
            <td>{person.entry?.title}</td>
            {sees('organisation') && <td>{person.organisation?.title}</td>}
            {hasSlots && <td className={styles.time}>{person.entry && calls.get(person.entry.hashcode)}</td>}
          </tr>
        ))}
      </tbody>
    </SheetTable>
  );
}

/** When each entry is called first; with the day where the sheet has several. */
function firstCalls(days: DoorListProps['days'], clock: Clock): ReadonlyMap<string, string> {
  const calls = new Map<string, string>();
  for (const { day, calls: ofDay } of callSheet(days)) {
    for (const { entry, at } of ofDay) {
      const text = days.length > 1 ? `${clock.dayTitle(day)} ${clock.time(at)}` : clock.time(at);
      if (!calls.has(entry.hashcode)) calls.set(entry.hashcode, text);
    }
  }
  return calls;
}
