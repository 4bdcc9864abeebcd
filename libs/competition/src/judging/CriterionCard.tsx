import { sheetLimits } from '@callboard/api-contract/competition';
import { formatNumber } from '@callboard/language';
import type { Criterion, Rubric, ScoreMark } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { shareOf } from '../rubric/changeRubric';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import { NoteInput } from './NoteInput';
import { ScaleInput } from './ScaleInput';

/** What a judge does with a criterion. */
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
  /** Who reads a comment. @default those who entered, after the release */
  commentHelp?: string;
}

/** One criterion of a sheet: its score, what that means, and a comment. */
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
  const level = value === null ? undefined : levels.findLast(({ from }) => from <= value);
  const share = shareOf(rubric.criteria, weight);
  const meaning = value === null ? words.noScore : level?.text;
  return (
    <Card>
      <div className={styles.criterion} id={`criterion-${code}`}>
        <div className={styles.head}>
          <h2>{label}</h2>
          <span className={styles.quiet}>{share !== null && words.share(formatNumber(share))}</span>
          <output className={styles.value}>{value ?? '–'}</output>
        </div>
        <ScaleInput
          criterion={criterion}
          value={value}
          disabled={!isOpen}
          onValueChange={(next) => void actions.score(code, next)}
        />
        {meaning && <p className={styles.quiet}>{meaning}</p>}
        {needsComment || isCommenting || note ? (
          <Field label={words.comment(label)} required={needsComment} description={commentHelp}>
            <NoteInput
              value={note}
              maxLength={sheetLimits.note}
              disabled={!isOpen}
              onValueChange={(text) => void actions.note(code, text)}
            />
          </Field>
        ) : (
          isOpen && (
            <Button variant="quiet" icon="plus" onClick={() => setIsCommenting(true)}>
              {words.addComment(label)}
            </Button>
          )
        )}
      </div>
    </Card>
  );
}
