import { Button } from '@callboard/ui-kit/elements';
import styles from './leagues.module.css';
import { leagueMessages as words } from './leagueMessages';

export interface SeedListProps {
  /** The best first. */
  teams: readonly string[];
  nameOf: (team: string) => string;
  onChange: (teams: string[]) => void;
}

/** The teams in the order of the office, in which each can move up. */
export function SeedList({ teams, nameOf, onChange }: SeedListProps) {
  const moveUp = (index: number) => {
    const [team] = teams.slice(index, index + 1);
    if (team === undefined) return;
    const others = teams.toSpliced(index, 1);
    onChange(others.toSpliced(index - 1, 0, team));
  };
  return (
    <ol className={styles.seeds} aria-label={words.seeds}>
      {teams.map((team, index) => (
        <li key={team} className={styles.seed}>
          <span className={styles.place}>{index + 1}</span>
          <span className={styles.name}>{nameOf(team)}</span>
          <Button
            variant="quiet"
            shape="square"
            icon="chevron-up"
            disabled={index === 0}
            aria-label={words.moveUp(nameOf(team))}
            onClick={() => moveUp(index)}
          />
        </li>
      ))}
    </ol>
  );
}
