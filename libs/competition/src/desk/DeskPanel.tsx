import type { JudgingDesk } from '@callboard/api-contract/competition';
import { timeOfInstant } from '@callboard/domain/calendar';
import { EmptyState, ProgressBar, StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import styles from './desk.module.css';
import { mixedMethod, neededOf, unsignedSheets } from './deskFacts';
import { deskMessages as words } from './deskMessages';
import { MixedNote } from './MixedNote';
import { ReplaceJudgeDialog } from './ReplaceJudgeDialog';
import { useReplaceJudge, type DeskJudge } from './useReplaceJudge';

/** Panel of judges, their progress, and when something of theirs last arrived. The head judge replaces a judge who falls ill. */
export function DeskPanel(desk: JudgingDesk) {
  const { judges, stage } = desk;
  const [replaced, setReplaced] = useState<DeskJudge | null>(null);
  const needed = neededOf(desk);
  return (
    <Card title={words.panel}>
      {judges.length === 0 ? (
        <EmptyState icon="people" title={words.noPanel}>
          {words.noPanelText}
        </EmptyState>
      ) : (
        <Stack>
          <p className={styles.quiet}>
            {words.needed(needed)}
            {needed < stage.min_judges && ` ${words.neededBefore(stage.min_judges)}`}
          </p>
          <ul className={styles.judges} role="list">
            {judges.map((judge) => (
              <PanelJudge key={judge.user} desk={desk} judge={judge} onReplace={() => setReplaced(judge)} />
            ))}
          </ul>
        </Stack>
      )}
      {replaced && <ReplaceJudgeDialog desk={desk} judge={replaced} onClose={() => setReplaced(null)} />}
    </Card>
  );
}

interface PanelJudgeProps {
  desk: JudgingDesk;
  judge: DeskJudge;
  onReplace: () => void;
}

function PanelJudge({ desk, judge, onReplace }: PanelJudgeProps) {
  const { acts, sheets, stage, isHead } = desk;
  const { user, name, status, last_at, reason } = judge;
  const { putBack } = useReplaceJudge(desk, judge);
  const signed = sheets.filter((each) => each.judge === user && each.status === 'signed').length;
  const left = unsignedSheets(desk).filter((sheet) => sheet.judge === user).length;
  const isDown = status === 'stood_down';
  const all = isDown ? signed : signed + left;
  const seat = seatText(desk, judge);
  const canReplace = isHead && stage.status !== 'released';
  return (
    <li className={styles.judge}>
      <div className={styles.progress}>
        <ProgressBar
          label={name}
          value={signed}
          max={all || acts.length}
          valueText={words.signedOf(signed, all)}
        />
      </div>
      {status === 'leading' && <StatusBadge tone="green" label={words.head} />}
      {isDown && <StatusBadge tone="gray" label={words.stoodDown} />}
      <small className={styles.quiet}>
        {last_at === null ? words.neverHeard : words.lastAt(timeOfInstant(last_at, stage.zone))}
      </small>
      {seat !== null && <p className={styles.progress}>{seat}</p>}
      {!isDown && (
        <div className={styles.progress}>
          <MixedNote method={mixedMethod(desk, judge.seat, false)} />
        </div>
      )}
      {reason !== '' && <p className={styles.progress}>{reason}</p>}
      {canReplace && status === 'judging' && (
        <Button size="small" aria-label={words.replaceOf(name)} onClick={onReplace}>
          {words.replace}
        </Button>
      )}
      {canReplace && isDown && (
        <Button size="small" aria-label={words.backOf(name)} onClick={() => void putBack()}>
          {words.back}
        </Button>
      )}
    </li>
  );
}

/** Note on the seat of a judge who stood down, or whose seat a substitute has. */
function seatText({ judges }: JudgingDesk, { user, seat, status, is_without }: DeskJudge): string | null {
  if (status === 'stood_down') return is_without ? words.countsWithout : null;
  const before = judges.filter((each) => each.seat === seat && each.user !== user);
  return before.length === 0 ? null : words.standsInFor(before.map(({ name }) => name).join(', '));
}
