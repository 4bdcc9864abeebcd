import { formatNumber } from '@callboard/language';
import { Badge, EmptyState } from '@callboard/ui-kit/display';
import { Card, Split } from '@callboard/ui-kit/layout';
import { shareOf, type RubricContent } from './changeRubric';
import { CriterionPreview } from './CriterionPreview';
import { numbersOf } from './problemTexts';
import { rubricMessages as words } from './rubricMessages';
import styles from './rubric.module.css';

export interface RubricViewProps {
  content: RubricContent;
}

/** Rubric to read. */
export function RubricView({ content: { criteria, penalties } }: RubricViewProps) {
  return (
    <Split
      aside={
        <CriterionPreview criteria={criteria} hasScale={({ min, max, step }) => max > min && step > 0} />
      }
    >
      <Card title={words.criteria}>
        {criteria.length === 0 && <EmptyState title={words.noCriteria} icon="checklist" />}
        <ol className={styles.parts} role="list">
          {criteria.map((criterion) => {
            const share = shareOf(criteria, criterion.weight);
            return (
              <li key={criterion.code} className={styles.part}>
                <h3 className={styles.title}>
                  {criterion.label}{' '}
                  {criterion.needsComment && <Badge tone="blue">{words.commentNeeded}</Badge>}
                </h3>
                <p className={styles.facts}>
                  {share !== null && `${words.share(formatNumber(share))} · `}
                  {words.scale(numbersOf(criterion))}
                </p>
                {criterion.levels && criterion.levels.length > 0 && (
                  <dl className={styles.meanings}>
                    {criterion.levels.map(({ from, text }) => (
                      <div key={from}>
                        <dt>{words.from(formatNumber(from))}</dt>
                        <dd>{text}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            );
          })}
        </ol>
      </Card>
      <Card title={words.penalties}>
        {penalties.length === 0 && <p className={styles.note}>{words.noPenalties}</p>}
        <ul className={styles.parts} role="list">
          {penalties.map(({ code, label, points }) => (
            <li key={code} className={styles.part}>
              <h3 className={styles.title}>{label}</h3>
              <p className={styles.facts}>{words.pointsOff(formatNumber(points))}</p>
            </li>
          ))}
        </ul>
      </Card>
    </Split>
  );
}
