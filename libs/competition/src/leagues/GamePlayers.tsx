import type { ScoredGame } from '@callboard/api-contract/competition';
import { calledPlayer, scoreOf, teamPlayers, type Side } from '@callboard/domain/leagues';
import { Card } from '@callboard/ui-kit/layout';
import { scorerMessages as words } from './leagueMessages';
import styles from './scorer.module.css';

/** The points and fouls of the players of both teams, so far. */
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

function PlayersOfSide({ game, side }: { game: ScoredGame; side: Side }) {
  const { hashcode: team, name } = game[side];
  const { lines, otherPoints } = teamPlayers(scoreOf(game.steps), side, { team, players: game.players });
  return (
    <table className={styles.players}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.foulsColumn}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((player) => (
          <tr key={player.hashcode}>
            <th scope="row">{calledPlayer(player)}</th>
            <td>{player.points}</td>
            <td>{player.fouls}</td>
          </tr>
        ))}
        {otherPoints > 0 && (
          <tr>
            <th scope="row">{words.otherPoints}</th>
            <td>{otherPoints}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}
