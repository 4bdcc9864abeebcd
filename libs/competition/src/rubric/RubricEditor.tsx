import { rubricLimits } from '@callboard/api-contract/competition';
import { formatNumber } from '@callboard/language';
import { EmptyState } from '@callboard/ui-kit/display';
import { Card, Split } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import {
  addCriterion,
  addPenalty,
  changeCriterion,
  changeLevels,
  changePenalty,
  movePart,
  removePart,
  restoreCriterion,
  restorePenalty,
  shareOf,
  weightSum,
  type RubricChange,
  type RubricContent,
  type RubricList,
} from './changeRubric';
import { CriterionEditor } from './CriterionEditor';
import { CriterionPreview } from './CriterionPreview';
import { NewPart } from './NewPart';
import { PenaltyEditor } from './PenaltyEditor';
import { problemTexts } from './problemTexts';
import { rubricMessages as words } from './rubricMessages';
import styles from './rubric.module.css';

export interface RubricEditorProps {
  content: RubricContent;
  onChange: (change: RubricChange) => void;
}

/** The criteria and penalties of a draft. What is wrong shows at its field while it is typed. */
export function RubricEditor({ content, onChange }: RubricEditorProps) {
  const { criteria, penalties } = content;
  const errors = problemTexts(content);
  const { root, notice, move, remove } = useParts(content, onChange);
  return (
    <div ref={root}>
      <p data-visually-hidden role="status">
        {notice}
      </p>
      <Split
        aside={
          <CriterionPreview
            criteria={criteria}
            hasScale={({ code }) => {
              const at = criteria.findIndex((criterion) => criterion.code === code);
              return ['min', 'max', 'step'].every((name) => !errors.has(`criteria.${at}.${name}`));
            }}
          />
        }
      >
        <Card title={words.criteria}>
          <div className={styles.stack} data-list="criteria">
            {criteria.length === 0 ? (
              <EmptyState title={words.noCriteria} icon="checklist">
                {words.noCriteriaText}
              </EmptyState>
            ) : (
              <p className={styles.note}>{words.sum(formatNumber(weightSum(criteria)))}</p>
            )}
            <ol className={styles.parts} role="list">
              {criteria.map((criterion, at) => (
                <li key={criterion.code}>
                  <CriterionEditor
                    criterion={criterion}
                    position={at + 1}
                    share={shareOf(criteria, criterion.weight)}
                    errorOf={(path) => errors.get(`criteria.${at}.${path}`)}
                    isFirst={at === 0}
                    isLast={at === criteria.length - 1}
                    onChange={(change) => onChange(changeCriterion(criterion.code, change))}
                    onLevels={(change) => onChange(changeLevels(criterion.code, change))}
                    onRemoveLevel={(index, level) =>
                      remove(
                        words.levelRemoved(index + 1),
                        changeLevels(criterion.code, (levels) => levels.toSpliced(index, 1)),
                        changeLevels(criterion.code, (levels) => levels.toSpliced(index, 0, level)),
                        `[data-part="${criterion.code}"] [data-add-level]`,
                      )
                    }
                    onMove={(step) => move('criteria', at, step)}
                    onRemove={() =>
                      remove(
                        words.removed(criterion.label),
                        removePart('criteria', criterion.code),
                        restoreCriterion(criterion, at),
                        '[data-list="criteria"] form input',
                      )
                    }
                  />
                </li>
              ))}
            </ol>
            <NewPart
              label={words.newCriterion}
              description={words.newCriterionHint}
              action={words.addCriterion}
              full={criteria.length >= rubricLimits.criteria && words.maxCriteria(rubricLimits.criteria)}
              onAdd={(label) => onChange(addCriterion(label))}
            />
          </div>
        </Card>
        <Card title={words.penalties}>
          <div className={styles.stack} data-list="penalties">
            <p className={styles.note}>{words.penaltiesHint}</p>
            <ul className={styles.parts} role="list">
              {penalties.map((penalty, at) => (
                <li key={penalty.code}>
                  <PenaltyEditor
                    penalty={penalty}
                    errorOf={(path) => errors.get(`penalties.${at}.${path}`)}
                    isFirst={at === 0}
                    isLast={at === penalties.length - 1}
                    onChange={(change) => onChange(changePenalty(penalty.code, change))}
                    onMove={(step) => move('penalties', at, step)}
                    onRemove={() =>
                      remove(
                        words.removed(penalty.label),
                        removePart('penalties', penalty.code),
                        restorePenalty(penalty, at),
                        '[data-list="penalties"] form input',
                      )
                    }
                  />
                </li>
              ))}
            </ul>
            <NewPart
              label={words.newPenalty}
              description={words.newPenaltyHint}
              action={words.addPenalty}
              full={penalties.length >= rubricLimits.penalties && words.maxPenalties(rubricLimits.penalties)}
              onAdd={(label) => onChange(addPenalty(label))}
            />
          </div>
        </Card>
      </Split>
    </div>
  );
}

/** Moves and removes parts, with the focus where the user goes on. */
function useParts(content: RubricContent, onChange: RubricEditorProps['onChange']) {
  const alerts = useAlerts();
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);
  const [notice, setNotice] = useState('');

  // Moves the focus in the document after a change: an element that moves in it loses its own.
  useEffect(() => {
    if (focus.current !== undefined) root.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  return {
    root,
    notice,
    move(list: RubricList, at: number, step: 1 | -1) {
      const part = content[list][at];
      if (!part) return;
      onChange(movePart(list, part.code, step));
      focus.current = `[data-list="${list}"] [data-part="${part.code}"] [data-step="${step}"]`;
      setNotice(words.moved(part.label, at + 1 + step, content[list].length));
    },
    remove(message: string, change: RubricChange, restore: RubricChange, next: string) {
      onChange(change);
      focus.current = next;
      alerts.show({
        kind: 'success',
        message,
        action: { label: words.undo, onAct: () => onChange(restore) },
      });
    },
  };
}
