import { scoreOfField, type AnswerErrors, type AskedField } from '@callboard/domain/forms';
import { messages } from '../../messages';
import { AnswerValue } from './AnswerValue';
import styles from './FormAnswers.module.css';

export interface AnswerListProps {
  fields: readonly AskedField[];
  faults: AnswerErrors;
  isScored: boolean;
}

/** Questions and their answers, one below the other. */
export function AnswerList({ fields, faults, isScored }: AnswerListProps) {
  return (
    <dl className={styles.list}>
      {fields.map(({ field, name, answer }) => {
        const score = isScored ? scoreOfField(field, answer) : 0;
        return (
          <div key={name} className={styles.item}>
            <dt className={styles.label}>{field.label}</dt>
            <dd className={styles.value}>
              <AnswerValue field={field} answer={answer} />
              {score !== 0 && <span className={styles.score}>{messages.score(score)}</span>}
              {faults[name]?.map((fault) => (
                <span key={fault} className={styles.fault}>
                  {fault}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
