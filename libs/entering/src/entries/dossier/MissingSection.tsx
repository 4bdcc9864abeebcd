import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { MissingItem } from '../missing/MissingItem';
import { useMissing } from '../missing/useMissing';
import styles from './dossier.module.css';
import { dossierMessages as words } from './dossierMessages';
import type { SectionProps } from './SectionProps';

/** Missing parts with their deadlines: tasks, answers, confirmations. */
export function MissingSection({ entry, dossier }: SectionProps) {
  const [now] = useState(() => new Date());
  const missing = useMissing(now)(dossier);
  const named = { hashcode: entry.hashcode, title: entry.qed_model.title };
  if (missing.length === 0) return null;
  return (
    <Card title={words.missing}>
      <ul className={styles.list} role="list">
        {missing.map((item) => (
          <MissingItem
            key={`${item.kind} ${item.task?.hashcode ?? ''}`}
            item={item}
            entry={named}
            facts={dossier}
            now={now}
          />
        ))}
      </ul>
    </Card>
  );
}
