import { formLimits, type AnswerKind } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { useActions, type QuestionPlace } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import { addField } from '../operations/addParts';
import styles from './AddQuestion.module.css';
import { KindSelect } from './KindSelect';

/** The inline form for a new question. The question is added on submit, because its id is derived from its label. */
export function NewQuestion({ place }: { place: QuestionPlace }) {
  const { add, startQuestion } = useActions();
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<AnswerKind>(place.kind);
  const isReady = label.trim() !== '';
  return (
    <form
      className={styles.form}
      data-new-question
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isReady) add((content, used) => addField(content, { ...place, kind, label }, used));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') startQuestion(undefined);
      }}
    >
      <div className={styles.fields}>
        <Field label={messages.question} description={messages.questionHelp} required>
          <TextInput
            value={label}
            maxLength={formLimits.label}
            onChange={(event) => setLabel(event.currentTarget.value)}
            autoComplete="off"
          />
        </Field>
        <KindSelect value={kind} onValueChange={setKind} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={!isReady || undefined}>
          {messages.add}
        </Button>
        <Button variant="quiet" onClick={() => startQuestion(undefined)}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
