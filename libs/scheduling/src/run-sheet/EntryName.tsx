import { entryOf, type SheetEntry } from '@callboard/domain/scheduling';
import { Link } from 'react-router';
import styles from './PerformanceSlots.module.css';

/** An entry and its school, or the name of another item. */
export function EntryName({ entry }: { entry: SheetEntry }) {
  const { name, organisation, kind } = entry;
  if (kind !== undefined) return <span className={styles.what}>{name}</span>;
  return (
    <span className={styles.what}>
      <Link className={styles.entry} to={`/entries/${entryOf(entry)}`}>
        {name}
      </Link>
      {organisation && <span className={styles.organisation}>{organisation.title}</span>}
    </span>
  );
}
