import { useId, type ReactNode } from 'react';
import styles from './import.module.css';

/** Fields about one thing, next to each other, with a heading. */
export function QuestionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h4 id={id} className={styles.groupTitle}>
        {title}
      </h4>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
