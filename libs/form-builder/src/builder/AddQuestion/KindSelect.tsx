import { answerKinds, type AnswerKind } from '@callboard/api-contract/forms';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { questionKinds } from '../../kinds/questionKinds';
import { messages } from '../messages';

export interface KindSelectProps {
  value: AnswerKind;
  onValueChange: (kind: AnswerKind) => void;
  description?: string | undefined;
}

/** Selects the kind of answer that a question takes. */
export function KindSelect({ value, onValueChange, description }: KindSelectProps) {
  return (
    <Field label={messages.kind} description={description}>
      <Select
        value={value}
        placeholder={null}
        options={answerKinds.map((kind) => ({ value: kind, label: questionKinds[kind].question.name() }))}
        onChange={(event) => {
          const kind = answerKinds.find((each) => each === event.currentTarget.value);
          if (kind) onValueChange(kind);
        }}
      />
    </Field>
  );
}
