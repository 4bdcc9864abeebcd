import { rubricLimits } from '@callboard/api-contract/competition';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import type { CriterionContent, LevelContent } from './changeRubric';
import { PointsInput } from './PointsInput';
import { rubricMessages as words } from './rubricMessages';
import styles from './rubric.module.css';

export interface LevelsEditorProps {
  criterion: CriterionContent;
  /** The text of what is wrong with a field of a level, by `0.from`. */
  errorOf: (path: string) => string | undefined;
  onChange: (change: (levels: readonly LevelContent[]) => LevelContent[]) => void;
  onRemove: (index: number, level: LevelContent) => void;
}

/** Levels of a criterion's scores, each from a score upwards. */
export function LevelsEditor({ criterion, errorOf, onChange, onRemove }: LevelsEditorProps) {
  const { label, levels = [] } = criterion;
  const change = (index: number, given: Partial<LevelContent>) =>
    onChange((all) => all.map((level, at) => (at === index ? { ...level, ...given } : level)));
  return (
    <div className={styles.levels}>
      <p className={styles.note}>{words.levelsHint}</p>
      {levels.map((level, index) => (
        // Levels have no name of their own, and their fields show any value that they are given.
        <div key={index} className={styles.level} role="group" aria-label={words.level(index + 1)}>
          <PointsInput
            label={words.levelFrom}
            value={level.from}
            error={errorOf(`${index}.from`)}
            onChange={(from) => change(index, { from })}
          />
          <Field label={words.levelText} error={errorOf(`${index}.text`)} required>
            <TextInput
              value={level.text}
              maxLength={rubricLimits.levelText}
              onChange={({ currentTarget }) => change(index, { text: currentTarget.value })}
            />
          </Field>
          <span className={styles.partActions}>
            <Button
              variant="quiet"
              shape="square"
              icon="trash"
              aria-label={words.removeLevel(index + 1, label)}
              onClick={() => onRemove(index, level)}
            />
          </span>
        </div>
      ))}
      {levels.length < rubricLimits.levels ? (
        <span>
          <Button
            size="small"
            icon="plus"
            data-add-level
            aria-label={words.addLevelTo(label)}
            onClick={() => onChange((all) => [...all, { from: nextFrom(criterion, all), text: '' }])}
          >
            {words.addLevel}
          </Button>
        </span>
      ) : (
        <p className={styles.note}>{words.maxLevels(rubricLimits.levels)}</p>
      )}
    </div>
  );
}

/** The next step of the scale above the last level; on a scale that makes no sense yet, the lowest score. */
function nextFrom({ min, max, step }: CriterionContent, levels: readonly LevelContent[]): number {
  const last = levels.at(-1);
  if (!last) return Number.isFinite(min) ? min : 0;
  const next = last.from + step;
  // Decimals such as 0.1 + 0.2 are written as they are read.
  return next <= max ? Number(next.toFixed(6)) : last.from;
}
