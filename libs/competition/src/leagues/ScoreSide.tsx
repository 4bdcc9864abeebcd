import type { ScoredGame } from '@callboard/api-contract/competition';
import { Button } from '@callboard/ui-kit/elements';
import { scorerMessages as words } from './leagueMessages';
import styles from './scorer.module.css';

export interface ScoreSideProps {
  team: ScoredGame['home'];
  points: number;
  /** Of this period. */
  fouls: number;
  onScore: (points: number) => void;
  onFoul: () => void;
}

const steps = [1, 2, 3] as const;

/** One team of a game: its points, and a large button for each way to score. */
export function ScoreSide({ team: { name }, points, fouls, onScore, onFoul }: ScoreSideProps) {
  return (
    <section className={styles.side} aria-label={name}>
      <h2 className={styles.team}>{name}</h2>
      <output className={styles.points}>{points}</output>
      <div className={styles.buttons}>
        {steps.map((step) => (
          <Button
            key={step}
            variant="primary"
            size="large"
            aria-label={words.add(step, name)}
            onClick={() => onScore(step)}
          >
            +{step}
          </Button>
        ))}
      </div>
      <Button aria-label={words.foulOf(name)} onClick={onFoul}>
        {words.foul}
      </Button>
      <span className={styles.quiet}>{words.fouls(fouls)}</span>
    </section>
  );
}
