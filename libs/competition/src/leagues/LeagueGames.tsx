import type { StageLeague } from '@callboard/api-contract/competition';
import { Card } from '@callboard/ui-kit/layout';
import { GameLine } from './GameLine';
import styles from './leagues.module.css';
import { leagueMessages as words } from './leagueMessages';
import { namesOf } from './teamNames';

/** The games of a league, round by round, with those that rest. */
export function LeagueGames({ league }: { league: StageLeague }) {
  const nameOf = namesOf(league);
  const rounds = [...new Set(league.games.map(({ round }) => round))];
  return (
    <Card title={words.games}>
      {rounds.map((round) => {
        const games = league.games.filter((game) => game.round === round);
        const playing = new Set(games.flatMap(({ home, away }) => [home, away]));
        const resting = (league.draw?.teams ?? []).filter((team) => !playing.has(team));
        return (
          <section key={round}>
            <h3 className={styles.round}>{words.round(round)}</h3>
            <ul className={styles.games}>
              {games.map((game) => (
                <GameLine key={game.hashcode} {...{ league, game }} />
              ))}
            </ul>
            {resting.length > 0 && (
              <p className={styles.quiet}>{words.rests(resting.map(nameOf).join(', '))}</p>
            )}
          </section>
        );
      })}
    </Card>
  );
}
