import { rubricLimits } from '@callboard/api-contract/competition';
import { formatNumber } from '@callboard/language';
import { Checkbox, Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { CriterionContent, LevelContent } from './changeRubric';
import { LevelsEditor } from './LevelsEditor';
import { PartActions, type PartActionsProps } from './PartActions';
import { PointsInput } from './PointsInput';
import { rubricMessages as words } from './rubricMessages';
import styles from './rubric.module.css';

export interface CriterionEditorProps extends Omit<PartActionsProps, 'label'> {
  criterion: CriterionContent;
  position: number;
  /** In percent of the whole. */
  share: number | null;
  /** The text of what is wrong with a field of it, by `weight` or `levels.0.from`. */
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<CriterionContent>) => void;
  onLevels: (change: (levels: readonly LevelContent[]) => LevelContent[]) => void;
  onRemoveLevel: (index: number, level: LevelContent) => void;
}

/** The fields of one criterion. */
export function CriterionEditor(props: CriterionEditorProps) {
  const { criterion, position, share, errorOf, onChange, onLevels, onRemoveLevel, ...actions } = props;
  const { code, label, weight, min, max, step, levels = [], needsComment = false } = criterion;
  const hasLevelError = levels.some(
    (_, at) => (errorOf(`levels.${at}.from`) ?? errorOf(`levels.${at}.text`)) !== undefined,
  );
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div className={styles.part} data-part={code} role="group" aria-label={words.criterion(position, label)}>
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
        label={words.weight}
        description={share === null ? words.noShare : words.share(formatNumber(share))}
        value={weight}
        error={errorOf('weight')}
        onChange={(value) => onChange({ weight: value })}
      />
      <div className={styles.scale}>
        <PointsInput
          label={words.lowest}
          value={min}
          error={errorOf('min')}
          onChange={(value) => onChange({ min: value })}
        />
        <PointsInput
          label={words.highest}
          value={max}
          error={errorOf('max')}
          onChange={(value) => onChange({ max: value })}
        />
        <PointsInput
          label={words.step}
          value={step}
          error={errorOf('step')}
          onChange={(value) => onChange({ step: value })}
        />
      </div>
      <Checkbox
        label={words.needsComment}
        checked={needsComment}
        onChange={({ currentTarget }) => onChange({ needsComment: currentTarget.checked })}
      />
      {/* An error is never folded away. */}
      <details
        className={styles.fold}
        open={isUnfolded || hasLevelError}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary>{words.levels(levels.length)}</summary>
        <LevelsEditor
          criterion={criterion}
          errorOf={(path) => errorOf(`levels.${path}`)}
          onChange={onLevels}
          onRemove={onRemoveLevel}
        />
      </details>
    </div>
  );
}
