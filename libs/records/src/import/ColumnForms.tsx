import { Field, Select } from '@callboard/ui-kit/inputs';
import type { ColumnQuestion } from './columnQuestions';
import { messages } from './messages';
import { QuestionGroup } from './QuestionGroup';

export interface ColumnFormsProps {
  questions: readonly ColumnQuestion[];
  onAnswer: (question: ColumnQuestion, answer: string) => void;
}

/** How dates and numbers of a column are read, once for all its rows. */
export function ColumnForms({ questions, onAnswer }: ColumnFormsProps) {
  if (questions.length === 0) return null;
  return (
    <QuestionGroup title={messages.formsGroup}>
      {questions.map((question) => (
        <Field
          key={`${question.column} ${question.part}`}
          label={question.label}
          required={question.isNeeded}
          description={descriptionOf(question)}
        >
          <Select
            options={question.options}
            placeholder={question.isNeeded ? messages.notSelected : undefined}
            value={question.answer}
            onChange={({ target }) => onAnswer(question, target.value)}
          />
        </Field>
      ))}
    </QuestionGroup>
  );
}

function descriptionOf({ part, isNeeded }: ColumnQuestion): string {
  if (part === 'years') return messages.yearsShort;
  if (part === 'names') return messages.namesText;
  return isNeeded ? messages.formMixed : messages.formEither;
}
