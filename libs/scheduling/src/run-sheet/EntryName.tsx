import type { Appearance } from '@callboard/api-contract/scheduling';
import { isAct } from '@callboard/domain/scheduling';
import { Link } from 'react-router';
import styles from './PerformanceSlots.module.css';

/** An entry and its school, or the name of another item. */
export function EntryName({ item }: { item: Appearance }) {
  const { name, entry } = item;
  if (!entry || !isAct(item)) return <span className={styles.what}>{name}</span>;
  return (
    <span className={styles.what}>
      <Link className={styles.entry} to={`/entries/${entry.hashcode}`}>
        {name}
      </Link>
      {entry.organisation && <span className={styles.organisation}>{entry.organisation.title}</span>}
    </span>
  );
}
