import { useLabel } from '@callboard/tenant';
import styles from './print.module.css';
import { printMessages as words } from './printMessages';
import { SheetTable } from './SheetTable';
import type { PrintPerson } from './usePrintData';
import { useSeesField } from './useSeesField';

/** Everyone who takes part, by name. School and school year are there for those who can see them. */
export function PeopleList({ people }: { people: readonly PrintPerson[] }) {
  const sees = useSeesField('participants');
  const label = useLabel('participants');
  const entry = useLabel('entries');
  return (
    <SheetTable heading={words.count(people.length, label)}>
      <thead>
        <tr>
          <th>{label.one}</th>
          <th>{entry.one}</th>
          {sees('organisation') && <th>{words.school}</th>}
          {sees('year_level') && <th className={styles.number}>{words.year}</th>}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.hashcode}>
            <td>{person.name}</td>
            <td>{person.entry?.title}</td>
            {sees('organisation') && <td>{person.organisation?.title}</td>}
            {sees('year_level') && <td className={styles.number}>{person.year_level}</td>}
          </tr>
        ))}
      </tbody>
    </SheetTable>
  );
}
