import type { ScoredGame } from '@callboard/api-contract/competition';
import { calledPlayer, scoreOf, teamPlayers, type PlayerLine, type Side } from '@callboard/domain/leagues';
import { recordHref } from '@callboard/records/screen';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { scorerMessages as words } from './leagueMessages';
import styles from './scorer.module.css';
import { useScoring } from './useScoring';

/** The points and fouls of the players of both teams so far, who takes part, and who cannot. */
export function GamePlayers({ game }: { game: ScoredGame }) {
  if (game.players.length === 0) return null;
  return (
    <Card title={words.players}>
      <div className={styles.teams}>
        {(['home', 'away'] as const).map((side) => (
          <PlayersOfSide key={side} game={game} side={side} />
        ))}
      </div>
    </Card>
  );
}

type GamePlayer = ScoredGame['players'][number] & PlayerLine;

function PlayersOfSide({ game, side }: { game: ScoredGame; side: Side }) {
  const { hashcode: team, name } = game[side];
  const { appear } = useScoring(game);
  const { lines, otherPoints } = teamPlayers(scoreOf(game.steps), side, { team, players: game.players });
  return (
    <table className={styles.players}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.inGame}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.foulsColumn}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((player) => (
          <tr key={player.hashcode}>
            <th scope="row">
              <PlayerName player={player} needed={game.needed} />
            </th>
            <td>
              {player.hasPlayed && words.hasPlayed}
              {!player.hasPlayed && player.canPlay && game.status !== 'final' && (
                <Button
                  size="small"
                  aria-label={words.appear(calledPlayer(player))}
                  onClick={() => void appear(side, player.hashcode)}
                >
                  {words.takesPart}
                </Button>
              )}
            </td>
            <td>{player.points}</td>
            <td>{player.fouls}</td>
          </tr>
        ))}
        {otherPoints > 0 && (
          <tr>
            <th scope="row">{words.otherPoints}</th>
            <td />
            <td>{otherPoints}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A player who cannot play leads to the page on which the office writes a dispensation. */
function PlayerName({ player, needed }: { player: GamePlayer; needed: number }) {
  if (player.canPlay) return calledPlayer(player);
  return (
    <>
      <Link to={recordHref('participants', player.hashcode)}>{calledPlayer(player)}</Link>
      <span className={styles.short}>{words.short(player.played, needed)}</span>
    </>
  );
}
