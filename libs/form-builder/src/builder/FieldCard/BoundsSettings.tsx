import { answerKindOf, formLimits, type FormField } from '@callboard/api-contract/forms';
import { WholeNumber } from '../inputs/WholeNumber';
import { messages } from '../messages';
import styles from './FieldCard.module.css';

export interface BoundsSettingsProps {
  field: FormField;
  onChange: (change: Pick<Partial<FormField>, 'min' | 'max' | 'score'>) => void;
}

/** The lowest and highest answer that is allowed, and its score. */
export function BoundsSettings({ field, onChange }: BoundsSettingsProps) {
  const bounds = answerKindOf(field).bounds;
  return (
    <div className={styles.bounds}>
      {bounds && bounds.of !== 'stars' && (
        <WholeNumber
          label={messages.bounds[bounds.of].min}
          value={field.min}
          min={bounds.least}
          max={bounds.most}
          isLength={bounds.of === 'seconds'}
          onCommit={(min) => onChange({ min })}
        />
      )}
      {bounds && (
        <WholeNumber
          label={messages.bounds[bounds.of].max}
          value={field.max}
          min={bounds.of === 'stars' ? 1 : bounds.least}
          max={bounds.most}
          isLength={bounds.of === 'seconds'}
          onCommit={(max) => onChange({ max })}
        />
      )}
      <WholeNumber
        label={messages.score}
        value={field.score}
        min={-formLimits.score}
        max={formLimits.score}
        onCommit={(score) => onChange({ score })}
      />
    </div>
  );
}
