import { queries } from '@callboard/api-client/actions';
import type { SquadGames as Squad } from '@callboard/api-contract/competition';
import { calledPlayer } from '@callboard/domain/leagues';
import { recordHref } from '@callboard/records/screen';
import { QueryView, StatusBadge } from '@callboard/ui-kit/display';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { squadMessages as words } from './leagueMessages';
import styles from './leagues.module.css';

/** Members of a team with too few games of the season for a stage that needs some; nothing where none does. */
export function SquadGames({ entry }: { entry: string }) {
  const { data, ...query } = queries.squadGames.useQuery({ entry });
  if (data?.stages.length === 0) return null;
  return (
    <QueryView query={{ ...query, value: data, retry: query.refetch }}>
      {({ stages }) => (
        <Stack>
          {stages.map((stage) => (
            <StageCard key={stage.hashcode} {...stage} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function StageCard({ name, needed, players }: Squad['stages'][number]) {
  const short = players.filter(({ played }) => played < needed);
  const cannot = short.filter(({ canPlay }) => !canPlay);
  return (
    <Card title={words.title(name)}>
      <p className={styles.quiet}>
        {short.length === 0 ? words.all(needed) : words.cannot(cannot.length, needed)}
      </p>
      {short.length > 0 && (
        <ul className={styles.games} aria-label={words.title(name)}>
          {short.map((player) => (
            <li key={player.hashcode} className={styles.game}>
              <Link className={styles.name} to={recordHref('participants', player.hashcode)}>
                {calledPlayer(player)}
              </Link>
              {player.canPlay && <span className={styles.quiet}>{words.cleared}</span>}
              <StatusBadge
                label={words.games(player.played, needed)}
                tone={player.canPlay ? 'gray' : 'yellow'}
              />
            </li>
          ))}
        </ul>
      )}
      {cannot.length > 0 && <p className={styles.quiet}>{words.dispensation}</p>}
    </Card>
  );
}
