import { Field, Select } from '@callboard/ui-kit/inputs';
import type { ColumnQuestion } from './columnQuestions';
import styles from './import.module.css';
import { messages } from './messages';

export interface ColumnFormsProps {
  questions: readonly ColumnQuestion[];
  onAnswer: (question: ColumnQuestion, answer: string) => void;
}

/** How dates and numbers of a column are read, once for all its rows. */
export function ColumnForms({ questions, onAnswer }: ColumnFormsProps) {
  return (
    <div className={styles.fields}>
      {questions.map((question) => (
        <Field
          key={`${question.column} ${question.part}`}
          label={question.label}
          required={question.isNeeded}
          description={question.isNeeded ? messages.formMixed : messages.formEither}
        >
          <Select
            options={question.options}
            placeholder={question.isNeeded ? messages.notSelected : undefined}
            value={question.answer}
            onChange={({ target }) => onAnswer(question, target.value)}
          />
        </Field>
      ))}
    </div>
  );
}
