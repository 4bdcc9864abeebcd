import type { Collection } from '@callboard/api-contract';
import type { Meanings } from '@callboard/api-contract/imports';
import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { ErrorGroup } from './errorGroups';
import styles from './import.module.css';
import { MeaningControl } from './MeaningControl';
import { messages } from './messages';

export interface SolveErrorsProps {
  definition: Collection;
  groups: readonly ErrorGroup[];
  onSolve: (meanings: Meanings) => void;
}

/** A control for each text that was not understood: what it means, for all rows that have it. */
export function SolveErrors({ definition, groups, onSolve }: SolveErrorsProps) {
  const [meanings, setMeanings] = useState<Meanings>({});
  const select = (field: string, text: string, meaning: string | undefined) => {
    const { [text]: _before, ...others } = meanings[field] ?? {};
    setMeanings({ ...meanings, [field]: meaning === undefined ? others : { ...others, [text]: meaning } });
  };
  const hasAny = Object.values(meanings).some((texts) => Object.keys(texts).length > 0);
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{messages.solveText}</p>
      {groups.map(({ field, text = '', reason, count }) => (
        <Field key={`${field} ${text}`} label={messages.repeatedError(count, reason)}>
          <MeaningControl
            definition={definition}
            name={field}
            text={text}
            value={meanings[field]?.[text]}
            onChange={(meaning) => select(field, text, meaning)}
          />
        </Field>
      ))}
      <div>
        <Button disabled={!hasAny} onClick={() => onSolve(meanings)}>
          {messages.solve}
        </Button>
      </div>
    </div>
  );
}
