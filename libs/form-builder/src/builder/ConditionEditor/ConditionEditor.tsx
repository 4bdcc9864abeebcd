import type { Condition } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { useId } from 'react';
import { useFormModel } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import { earlierFields } from '../reading/earlierFields';
import styles from './ConditionEditor.module.css';
import { ConditionRow } from './ConditionRow';
import { firstCondition } from './conditionFor';

export interface ConditionEditorProps {
  /** The id of the part that the conditions show or hide. */
  part: string;
  conditions: readonly Condition[];
  onChange: (conditions: Condition[]) => void;
}

const maxConditions = 5;

/** Edits when a part is shown: up to five conditions on earlier questions, all of which have to be met. */
export function ConditionEditor({ part, conditions, onChange }: ConditionEditorProps) {
  const { content } = useFormModel();
  const earlier = earlierFields(content, part);
  const used = new Set(conditions.map(({ field }) => field));
  // The nearest earlier question that no condition uses yet.
  const next = earlier.findLast(({ field }) => !used.has(field.id)) ?? earlier.at(-1);
  const id = useId();
  return (
    <div className={styles.root} role="group" aria-labelledby={id}>
      <span className={styles.heading} id={id}>
        {messages.showOnlyIf}
      </span>
      {conditions.map((condition, index) => (
        // Conditions have no id; the index is a safe key because they are removed one at a time.
        <ConditionRow
          key={index}
          condition={condition}
          number={index + 1}
          earlier={earlier}
          onChange={(changed) => onChange(conditions.with(index, changed))}
          onRemove={() => onChange(conditions.toSpliced(index, 1))}
        />
      ))}
      {conditions.length === 0 && (
        <p className={styles.none}>{next ? messages.shownIfAlways : messages.noEarlier}</p>
      )}
      {next && conditions.length < maxConditions && (
        <div>
          <Button
            size="small"
            icon="plus"
            onClick={() => onChange([...conditions, firstCondition(next.field)])}
          >
            {messages.addCondition}
          </Button>
        </div>
      )}
    </div>
  );
}
