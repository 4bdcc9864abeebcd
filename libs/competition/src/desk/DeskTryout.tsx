import type { JudgingDesk } from '@callboard/api-contract/competition';
import { tryoutSpread, type CriterionSpread, type Rubric } from '@callboard/domain/judging';
import { Card, Stack } from '@callboard/ui-kit/layout';
import styles from './desk.module.css';
import { deskMessages as words } from './deskMessages';

/** How far the judges are apart on the try-out, criterion by criterion; for others than the head judge, that there is one. */
export function DeskTryout({ desk }: { desk: JudgingDesk }) {
  const { tryout, stage, judges, isHead } = desk;
  if (!tryout) return null;
  const nameOf = (judge: string) => judges.find(({ user }) => user === judge)?.name ?? '';
  return (
    <Card title={words.tryout(tryout.name)}>
      <Stack>
        <p className={styles.quiet}>{words.tryoutText}</p>
        {isHead && stage.rubric && tryout.sheets.length > 0 ? (
          <Spread rubric={stage.rubric} sheets={tryout.sheets} nameOf={nameOf} />
        ) : (
          <p>{isHead ? words.tryoutNone : words.tryoutSealed}</p>
        )}
      </Stack>
    </Card>
  );
}

interface SpreadProps {
  rubric: Rubric;
  sheets: NonNullable<JudgingDesk['tryout']>['sheets'];
  nameOf: (judge: string) => string;
}

function Spread({ rubric, sheets, nameOf }: SpreadProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.criterion}</th>
            <th scope="col" className={styles.number}>
              {words.apart}
            </th>
            <th scope="col">{words.scoresGiven}</th>
          </tr>
        </thead>
        <tbody>
          {tryoutSpread(rubric, sheets).map((each) => (
            <tr key={each.code}>
              <th scope="row">{each.label}</th>
              <td className={styles.number}>{spreadText(each)}</td>
              <td>{each.scores.map(({ judge, value }) => `${nameOf(judge)} ${value}`).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function spreadText({ spread }: CriterionSpread): string {
  return spread === null ? '–' : words.percent(Math.round(spread));
}
