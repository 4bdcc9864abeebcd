import { sheetLimits } from '@callboard/api-contract/competition';
import { formatNumber } from '@callboard/language';
import type { Criterion, Rubric, ScoreMark } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { useMediaQuery } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { shareOf } from '../rubric/changeRubric';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import { NoteInput } from './NoteInput';
import { ScaleInput } from './ScaleInput';
import { isTyped } from './sheetFacts';
import { StepInput } from './StepInput';

/** A phone has no room for a scale of each criterion. */
const narrow = '(width < 40rem)';

/** Actions of a judge on a criterion. */
export interface ScoreActions {
  score: (code: string, value: number | null) => Promise<unknown>;
  note: (code: string, note: string) => Promise<unknown>;
}

export interface CriterionCardProps {
  criterion: Criterion;
  rubric: Rubric;
  mark: ScoreMark | undefined;
  actions: ScoreActions;
  isOpen: boolean;
  /** Readers of a comment. @default those who entered, after the release */
  commentHelp?: string;
}

/** One criterion of a sheet: its score, what that means, and a comment. On a phone one row, whose scale opens. */
export function CriterionCard({
  criterion,
  rubric,
  mark,
  actions,
  isOpen,
  commentHelp = words.commentHelp,
}: CriterionCardProps) {
  const { code, label, weight, levels = [], needsComment = false } = criterion;
  const value = mark?.value ?? null;
  const note = mark?.note ?? '';
  const [isCommenting, setIsCommenting] = useState(false);
  const [isScaleOpen, setIsScaleOpen] = useState(false);
  const isRow = useMediaQuery(narrow) && !isTyped(criterion);
  const level = value === null ? undefined : levels.findLast(({ from }) => from <= value);
  const share = shareOf(rubric.criteria, weight);
  const meaning = value === null ? words.noScore : level?.text;
  const input = {
    criterion,
    value,
    disabled: !isOpen,
    onValueChange: (next: number | null) => void actions.score(code, next),
  };
  const isNoteOpen = needsComment || isCommenting || note !== '';
  return (
    <section className={styles.criterion} id={`criterion-${code}`} aria-label={label}>
      <div className={styles.head}>
        <div className={styles.label}>
          <h2>{label}</h2>
          <div className={styles.share}>
            {share !== null && <small>{words.share(formatNumber(share))}</small>}
            {!isNoteOpen && isOpen && (
              <Button
                variant="quiet"
                size="small"
                icon="pencil"
                aria-label={words.addComment(label)}
                onClick={() => setIsCommenting(true)}
              />
            )}
          </div>
        </div>
        {isRow ? (
          <StepInput {...input} isOpen={isScaleOpen} onOpenChange={setIsScaleOpen} />
        ) : (
          <output className={styles.value}>{value ?? '–'}</output>
        )}
      </div>
      {(!isRow || isScaleOpen) && <ScaleInput {...input} />}
      {meaning && (!isRow || value !== null) && <p className={styles.quiet}>{meaning}</p>}
      {isNoteOpen && (
        <Field label={words.comment(label)} required={needsComment} description={commentHelp}>
          <NoteInput
            value={note}
            maxLength={sheetLimits.note}
            disabled={!isOpen}
            onValueChange={(text) => void actions.note(code, text)}
          />
        </Field>
      )}
    </section>
  );
}
