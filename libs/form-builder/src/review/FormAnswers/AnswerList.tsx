import { scoreOfField, type AnswerErrors, type VisibleField } from '@callboard/domain/forms';
import { messages } from '../../messages';
import { AnswerValue } from './AnswerValue';
import styles from './FormAnswers.module.css';

export interface AnswerListProps {
  fields: readonly VisibleField[];
  errors: AnswerErrors;
  isScored: boolean;
}

/** A list of questions and their answers. */
export function AnswerList({ fields, errors, isScored }: AnswerListProps) {
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
              {errors[name]?.map((error) => (
                <span key={error} className={styles.error}>
                  {error}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
