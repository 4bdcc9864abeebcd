import type { LadderLine, StageLeague } from '@callboard/api-contract/competition';
import { Accordion, Card } from '@callboard/ui-kit/layout';
import styles from './leagues.module.css';
import { leagueMessages as words } from './leagueMessages';
import { namesOf, poolName } from './teamNames';

export interface LeagueLadderProps {
  league: StageLeague;
  ladder: StageLeague['ladders'][number];
}

/** The ladder of a league or of a pool, with what decided between each team and the one below it. */
export function LeagueLadder({ league, ladder: { pool, lines, isFinished } }: LeagueLadderProps) {
  const nameOf = namesOf(league);
  const isLevel = league.rules.canDraw;
  const title = pool === null ? words.ladder : words.ladderOfPool(poolName(pool));
  const columns = [
    { label: words.played, of: ({ played }: LadderLine) => played },
    { label: words.won, of: ({ won }: LadderLine) => won },
    ...(isLevel ? [{ label: words.drawnGames, of: ({ drawn }: LadderLine) => drawn }] : []),
    { label: words.lost, of: ({ lost }: LadderLine) => lost },
    { label: words.forfeited, of: ({ forfeited }: LadderLine) => forfeited },
    ...(league.stage.kind === 'swiss' ? [{ label: words.byes, of: ({ byes }: LadderLine) => byes }] : []),
    { label: words.score, of: ({ scored, conceded }: LadderLine) => `${scored}:${conceded}` },
    { label: words.points, of: ({ points }: LadderLine) => points },
  ];
  return (
    <Card title={title}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.team}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className={styles.number}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.team}>
                <td className={styles.place}>{line.place ?? <span aria-label={words.gone}>–</span>}</td>
                <th scope="row">{nameOf(line.team)}</th>
                {columns.map(({ label, of }) => (
                  <td key={label} className={styles.number}>
                    {of(line)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isFinished && <p className={styles.quiet}>{words.notFinished}</p>}
      <Accordion items={[{ id: 'why', title: words.why, children: <Reasons {...{ lines, nameOf }} /> }]} />
    </Card>
  );
}

function Reasons({ lines, nameOf }: { lines: readonly LadderLine[]; nameOf: (team: string) => string }) {
  return (
    <ol className={styles.plain}>
      {lines.flatMap(({ team, above }, index) => {
        const below = lines[index + 1];
        if (!above || !below) return [];
        const [own, other] = [nameOf(team), nameOf(below.team)];
        const { by } = above;
        return (
          <li key={team}>
            {by === null
              ? words.shared(own, other)
              : words.above[by](own, other, above.own ?? 0, above.other ?? 0)}
            {by !== null && by !== 'points' && (
              <span className={styles.quiet}> {words.level(above.among.map(nameOf).join(', '))}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
