import { answerKindOf, formLimits, type Condition, type FormField } from '@callboard/api-contract/forms';
import { Field, Select, TextInput } from '@callboard/ui-kit/inputs';
import { WholeNumber } from '../inputs/WholeNumber';
import { messages } from '../messages';

export interface ConditionValueProps {
  /** The field whose answer is compared. */
  field: FormField;
  value: Condition['value'];
  onValueChange: (value: Condition['value']) => void;
}

const billion = 1_000_000_000;

/** The value that an answer is compared with, in a control that fits the question. */
export function ConditionValue({ field, value, onValueChange }: ConditionValueProps) {
  const { compares } = answerKindOf(field);
  if (compares === 'number') {
    return (
      <WholeNumber
        label={messages.conditionValue}
        isLabelHidden
        value={typeof value === 'number' ? value : undefined}
        min={-billion}
        max={billion}
        onCommit={onValueChange}
      />
    );
  }
  return (
    <Field label={messages.conditionValue} isLabelHidden>
      <ValueControl field={field} value={value} onValueChange={onValueChange} />
    </Field>
  );
}

function ValueControl({ field, value, onValueChange }: ConditionValueProps) {
  const { compares } = answerKindOf(field);
  if (compares === 'yesNo') {
    return (
      <Select
        value={value === false ? 'no' : 'yes'}
        placeholder={null}
        options={[
          { value: 'yes', label: messages.yes },
          { value: 'no', label: messages.no },
        ]}
        onChange={(event) => onValueChange(event.currentTarget.value === 'yes')}
      />
    );
  }
  if (compares === 'option' || compares === 'options') {
    const { options = [] } = field;
    return (
      <Select
        value={options.some((option) => option.value === value) ? String(value) : ''}
        placeholder={messages.choose}
        options={options.map((option) => ({ value: option.value, label: option.label }))}
        onChange={(event) => onValueChange(event.currentTarget.value || undefined)}
      />
    );
  }
  return (
    <TextInput
      type={compares === 'date' || compares === 'time' ? compares : 'text'}
      value={value === undefined ? '' : String(value)}
      maxLength={formLimits.label}
      onChange={(event) => onValueChange(event.currentTarget.value || undefined)}
      autoComplete="off"
    />
  );
}
