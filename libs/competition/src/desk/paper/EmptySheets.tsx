import type { JudgingDesk } from '@callboard/api-contract/competition';
import type { Criterion, Rubric } from '@callboard/domain/judging';
import { formatNumber } from '@callboard/language';
import { useTenant } from '@callboard/tenant';
import { formatInstant } from '@callboard/ui-kit/dates';
import { shareOf } from '../../rubric/changeRubric';
import { judgingMessages as judging } from '../../judging/judgingMessages';
import { isTyped, stepsOf } from '../../judging/sheetFacts';
import styles from './paper.module.css';
import { paperMessages as words } from './paperMessages';

export interface EmptySheetsProps {
  desk: JudgingDesk;
  judges: JudgingDesk['judges'];
  acts: JudgingDesk['acts'];
}

/** A page for each act of each judge, to be written on: judge by judge, so that each takes one pile. */
export function EmptySheets({ desk: { stage }, judges, acts }: EmptySheetsProps) {
  const { name: tenant } = useTenant();
  const { rubric, zone } = stage;
  if (!rubric) return null;
  return judges.map(({ user, name }) =>
    acts.map((act, at) => (
      <section key={`${user} ${act.hashcode}`} className={styles.sheet} aria-label={`${name}: ${act.name}`}>
        <header className={styles.head}>
          <p>{[tenant, stage.event.title, stage.name].join(' · ')}</p>
          <h1>{act.name}</h1>
          <p>
            {[act.school, words.actOf(at + 1, acts.length), act.from && formatInstant(act.from, zone)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p>
            {words.judgedBy}: <strong>{name}</strong>
          </p>
        </header>
        {rubric.criteria.map((criterion) => (
          <EmptyCriterion key={criterion.code} criterion={criterion} rubric={rubric} />
        ))}
        {rubric.penalties.length > 0 && (
          <div className={styles.criterion}>
            <h2>{words.penalties}</h2>
            <ul className={styles.boxes}>
              {rubric.penalties.map(({ code, label, points }) => (
                <li key={code}>
                  <span className={styles.box} /> {judging.pointsOff(label, points)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.criterion}>
          <h2>{words.wholeAct}</h2>
          <Lines count={2} />
        </div>
        <footer className={styles.signature}>
          <span>{words.signature}</span>
          <span>{words.signedAt}</span>
        </footer>
      </section>
    )),
  );
}

function EmptyCriterion({ criterion, rubric }: { criterion: Criterion; rubric: Rubric }) {
  const { label, weight, min, max, step, levels = [], needsComment = false } = criterion;
  const share = shareOf(rubric.criteria, weight);
  return (
    <div className={styles.criterion}>
      <h2>
        {label} {share !== null && <small>{judging.share(formatNumber(share))}</small>}
      </h2>
      {levels.length > 0 && (
        <p className={styles.quiet}>{levels.map(({ from, text }) => `${from}: ${text}`).join(' · ')}</p>
      )}
      {isTyped(criterion) ? (
        <p className={styles.typed}>
          {words.score} <span className={styles.field} />{' '}
          <small>{words.range(formatNumber(min), formatNumber(max), formatNumber(step))}</small>
        </p>
      ) : (
        <ol className={styles.scale} aria-label={words.score}>
          {stepsOf(criterion).map((value) => (
            <li key={value}>{formatNumber(value)}</li>
          ))}
        </ol>
      )}
      <div className={styles.comment}>
        <small>{needsComment ? words.needsComment : words.comment}</small>
        <div className={styles.line} />
      </div>
      {needsComment && <Lines count={1} />}
    </div>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, nth) => <div key={nth} className={styles.line} />);
}
