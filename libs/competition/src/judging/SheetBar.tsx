import type { JudgedAct } from '@callboard/api-contract/competition';
import { scoresOf, sheetGaps, sheetTotal, unusualScores, type Rubric } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import { focusInvalid } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { minutesAndSeconds } from '@callboard/domain/calendar';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import { SignDialog } from './SheetDialogs';
import { useActClock } from './useActClock';
import type { ActToJudge, StageToJudge } from './useJudging';
import type { SheetActions } from './useSheet';

export interface SheetBarProps {
  stage: StageToJudge;
  rubric: Rubric;
  own: ActToJudge;
  actions: SheetActions;
  isOpen: boolean;
}

/** The bar that stays wherever the sheet is scrolled to: the act, its clock, the total, and Sign. */
export function SheetBar({ stage, rubric, own, actions, isOpen }: SheetBarProps) {
  const { act, sheet } = own;
  const [opened, setOpened] = useState<'sign' | 'gaps' | null>(null);
  const total = sheetTotal(rubric, { scores: scoresOf(sheet.marks) });
  const gaps = sheetGaps(rubric, sheet.marks);
  const others = stage.acts.filter(({ act: other }) => other.hashcode !== act.hashcode);
  const unusual = unusualScores(
    rubric,
    sheet.marks,
    others.map((other) => other.sheet.marks),
  );
  const labelOf = (code: string) => rubric.criteria.find((each) => each.code === code)?.label ?? code;
  return (
    <section className={styles.bar} aria-label={words.sheetBar}>
      <div className={styles.barLine}>
        <strong className={styles.barName}>{act.name}</strong>
        <ClockOfAct act={act} />
        <span className={styles.barTotal}>
          <small>{words.total}</small>{' '}
          {total === null ? '–' : words.totalOf(String(Math.round(total * 100) / 100))}
          {total === null && <span data-visually-hidden> {words.noTotal}</span>}
        </span>
        {isOpen && (
          <Button
            variant="primary"
            size="large"
            onClick={() => {
              const isWrong = focusInvalid();
              setOpened(isWrong || gaps.length > 0 ? 'gaps' : 'sign');
            }}
          >
            {words.sign}
          </Button>
        )}
      </div>
      {isOpen && opened === 'gaps' && gaps.length > 0 && (
        <Banner kind="warning" title={words.gaps(gaps.length)}>
          <ul className={styles.gaps}>
            {gaps.map(({ code, lacks }) => (
              <li key={code}>
                <a href={`#criterion-${code}`}>
                  {lacks === 'score' ? words.gapScore(labelOf(code)) : words.gapComment(labelOf(code))}
                </a>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {opened === 'sign' && (
        <SignDialog {...{ rubric, own, actions, unusual }} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

function ClockOfAct({ act }: { act: JudgedAct }) {
  const clock = useActClock(act);
  if (!clock) return null;
  return (
    <span className={styles.clock} data-status={clock.status} role="timer" aria-label={words.clockOf}>
      {minutesAndSeconds(clock.leftMs)} <small>{words.clock[clock.status]}</small>
    </span>
  );
}
