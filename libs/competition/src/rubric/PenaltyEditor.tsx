import { rubricLimits } from '@callboard/api-contract/competition';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import type { PenaltyContent } from './changeRubric';
import { PartActions, type PartActionsProps } from './PartActions';
import { PointsInput } from './PointsInput';
import { rubricMessages as words } from './rubricMessages';
import styles from './rubric.module.css';

export interface PenaltyEditorProps extends Omit<PartActionsProps, 'label'> {
  penalty: PenaltyContent;
  /** The text of what is wrong with a field of it, by `points`. */
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<PenaltyContent>) => void;
}

/** The fields of one penalty. */
export function PenaltyEditor({ penalty, errorOf, onChange, ...actions }: PenaltyEditorProps) {
  const { code, label, points } = penalty;
  return (
    <div className={styles.part} data-part={code} role="group" aria-label={words.penalty(label)}>
      <div className={styles.partHead}>
        <Field label={words.name} error={errorOf('label')} required>
          <TextInput
            value={label}
            maxLength={rubricLimits.label}
            onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
          />
        </Field>
        <PartActions {...actions} label={label} />
      </div>
      <PointsInput
        label={words.points}
        value={points}
        error={errorOf('points')}
        onChange={(value) => onChange({ points: value })}
      />
    </div>
  );
}
