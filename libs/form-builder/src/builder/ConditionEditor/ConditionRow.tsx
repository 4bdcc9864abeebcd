import type { Condition } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useFormModel } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import type { NumberedField } from '../reading/earlierFields';
import styles from './ConditionEditor.module.css';
import { ConditionValue } from './ConditionValue';
import { firstCondition, verbsFor, withVerb } from './conditionFor';

export interface ConditionRowProps {
  condition: Condition;
  number: number;
  earlier: readonly NumberedField[];
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** One condition: an earlier question, a verb, and the value that the answer is compared with. */
export function ConditionRow({ condition, number, earlier, onChange, onRemove }: ConditionRowProps) {
  const { fields } = useFormModel();
  const field = fields.get(condition.field);
  const offered = earlier.map((each) => ({
    value: each.field.id,
    label: `${each.number}. ${each.field.label}`,
  }));
  const isOffered = offered.some(({ value }) => value === condition.field);
  // A question that is no longer an earlier one stays in the list until another one is selected.
  const outdated = {
    value: condition.field,
    label: messages.notEarlier(field?.label ?? messages.removedField),
  };
  const verbs = field ? verbsFor(field) : [];
  return (
    <div className={styles.row} role="group" aria-label={messages.condition(number)}>
      {number > 1 && <span className={styles.and}>{messages.and}</span>}
      <div className={styles.parts}>
        <Field label={messages.conditionField} isLabelHidden>
          <Select
            value={condition.field}
            placeholder={null}
            options={isOffered ? offered : [outdated, ...offered]}
            onChange={(event) => {
              const selected = fields.get(event.currentTarget.value);
              if (selected) onChange(firstCondition(selected));
            }}
          />
        </Field>
        <Field label={messages.conditionIs} isLabelHidden>
          <Select
            value={condition.is}
            placeholder={null}
            options={[...new Set([...verbs, condition.is])].map((verb) => ({
              value: verb,
              label: messages.verbs[verb],
            }))}
            onChange={(event) => {
              const verb = verbs.find((each) => each === event.currentTarget.value);
              if (verb && field) onChange(withVerb(condition, verb, field));
            }}
          />
        </Field>
        {field && (condition.is === 'equals' || condition.is === 'contains') && (
          <ConditionValue
            field={field}
            value={condition.value}
            onValueChange={(value) => onChange({ ...condition, value })}
          />
        )}
      </div>
      <Button
        variant="quiet"
        shape="square"
        size="small"
        icon="close"
        aria-label={messages.removeCondition(number)}
        onClick={onRemove}
      />
    </div>
  );
}
