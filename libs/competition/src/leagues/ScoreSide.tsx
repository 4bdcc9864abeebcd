import type { ScoredGame } from '@callboard/api-contract/competition';
import { calledPlayer } from '@callboard/domain/leagues';
import { Button } from '@callboard/ui-kit/elements';
import { Select } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { scorerMessages as words } from './leagueMessages';
import styles from './scorer.module.css';

export interface ScoreSideProps {
  team: ScoredGame['home'];
  points: number;
  /** Of this period. */
  fouls: number;
  /** Players of the team; null where the reader reads no names of either team. */
  players: ScoredGame['players'] | null;
  /** Called with the selected player; null: of the team alone. */
  onScore: (points: number, player: string | null) => void;
  onFoul: (player: string | null) => void;
}

const steps = [1, 2, 3] as const;

/** One team of a game: its points, and a large button for each way to score, for the team or for a player of it. */
export function ScoreSide({ team: { name }, points, fouls, players, onScore, onFoul }: ScoreSideProps) {
  const [player, setPlayer] = useState('');
  /** The next step is of the team again, so that no player gets what another has done. */
  const take = () => {
    setPlayer('');
    return player === '' ? null : player;
  };
  return (
    <section className={styles.side} aria-label={name}>
      <h2 className={styles.team}>{name}</h2>
      <output className={styles.points}>{points}</output>
      {players !== null && (
        <Select
          aria-label={words.playerOf(name)}
          placeholder={words.wholeTeam}
          value={player}
          options={players.map((each) => ({ value: each.hashcode, label: calledPlayer(each) }))}
          onChange={({ currentTarget }) => setPlayer(currentTarget.value)}
        />
      )}
      <div className={styles.buttons}>
        {steps.map((step) => (
          <Button
            key={step}
            variant="primary"
            size="large"
            aria-label={words.add(step, name)}
            onClick={() => onScore(step, take())}
          >
            +{step}
          </Button>
        ))}
      </div>
      <Button aria-label={words.foulOf(name)} onClick={() => onFoul(take())}>
        {words.foul}
      </Button>
      <span className={styles.quiet}>{words.fouls(fouls)}</span>
    </section>
  );
}
