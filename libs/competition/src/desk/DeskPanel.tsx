import type { JudgingDesk } from '@callboard/api-contract/competition';
import { timeOfInstant } from '@callboard/domain/calendar';
import { EmptyState, ProgressBar, StatusBadge } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import styles from './desk.module.css';
import { unsignedSheets } from './deskFacts';
import { deskMessages as words } from './deskMessages';

/** Who judges, how much each has signed, and when something of theirs last arrived. */
export function DeskPanel(desk: JudgingDesk) {
  const { judges, acts, sheets, stage } = desk;
  const unsigned = unsignedSheets(desk);
  return (
    <Card title={words.panel}>
      {judges.length === 0 ? (
        <EmptyState icon="people" title={words.noPanel}>
          {words.noPanelText}
        </EmptyState>
      ) : (
        <ul className={styles.judges} role="list">
          {judges.map(({ user, name, status, last_at }) => {
            const signed = sheets.filter((each) => each.judge === user && each.status === 'signed').length;
            const left = unsigned.filter(({ judge }) => judge === user).length;
            const all = status === 'stood_down' ? signed : signed + left;
            return (
              <li key={user} className={styles.judge}>
                <div className={styles.progress}>
                  <ProgressBar
                    label={name}
                    value={signed}
                    max={all || acts.length}
                    valueText={words.signedOf(signed, all)}
                  />
                </div>
                {status === 'leading' && <StatusBadge tone="green" label={words.head} />}
                {status === 'stood_down' && <StatusBadge tone="gray" label={words.stoodDown} />}
                <small className={styles.quiet}>
                  {last_at === null ? words.neverHeard : words.lastAt(timeOfInstant(last_at, stage.zone))}
                </small>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
