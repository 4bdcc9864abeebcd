import type { LeagueGame, StageLeague } from '@callboard/api-contract/competition';
import { formatInstant } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Link } from 'react-router';
import styles from './leagues.module.css';
import { leagueMessages as words } from './leagueMessages';
import { namesOf, poolName } from './teamNames';

const tones = { scheduled: 'gray', live: 'purple', final: 'green' } as const;

export interface GameLineProps {
  league: StageLeague;
  game: LeagueGame;
}

/** A game with its score, its time and its court; a link to where it is scored. */
export function GameLine({ league, game }: GameLineProps) {
  const { hashcode, status, outcome, pool, home, away, home_points, away_points, reason } = game;
  const nameOf = namesOf(league);
  const against = words.against(nameOf(home), nameOf(away));
  const place = [
    pool === null ? null : words.pool(poolName(pool)),
    game.starts_at === null ? words.noTime : formatInstant(game.starts_at, game.zone),
    game.venue,
    game.court,
  ];
  const isPlain = outcome === null || outcome === 'played';
  return (
    <li className={styles.game}>
      <span className={styles.name}>
        {league.canScore ? (
          <Link to={`/games/${hashcode}`} aria-label={words.scoreGame(against)}>
            {against}
          </Link>
        ) : (
          against
        )}
        <span className={styles.quiet}>{place.filter(Boolean).join(' · ')}</span>
        {reason !== null && <span className={styles.quiet}>{reason}</span>}
      </span>
      {home_points !== null && away_points !== null && (
        <strong className={styles.score}>
          {home_points}:{away_points}
        </strong>
      )}
      <StatusBadge
        label={isPlain ? words.status[status] : words.outcome[outcome]}
        tone={isPlain ? tones[status] : 'yellow'}
      />
    </li>
  );
}
