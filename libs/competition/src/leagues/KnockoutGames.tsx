import type { StageLeague } from '@callboard/api-contract/competition';
import { knockoutTree, type Contender, type TreeGame } from '@callboard/domain/leagues';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { GameLine } from './GameLine';
import { KnockoutTree } from './KnockoutTree';
import styles from './leagues.module.css';
import { leagueMessages as words } from './leagueMessages';
import { namesOf } from './teamNames';
import { treeResults } from './treeResults';

/** The games of a knock-out: drawn as a tree, or as a list of the same places. */
export function KnockoutGames({ league }: { league: StageLeague }) {
  const [form, setForm] = useState<'tree' | 'list'>('tree');
  const rounds = knockoutTree(league.draw?.teams ?? [], treeResults(league), league.draw ?? {});
  const third = rounds.at(-1)?.[1];
  const nameOf = namesOf(league);
  const labelOf = (contender: Contender): string => {
    if (contender.kind === 'team') return nameOf(contender.team);
    if (contender.kind === 'bye') return words.bye;
    const { round, number } = contender;
    return contender.kind === 'loserOf' ? words.loserToCome(round, number) : words.toCome(round, number);
  };
  return (
    <Card
      title={words.games}
      actions={
        <SegmentedControl
          label={words.form}
          size="small"
          value={form}
          segments={[
            { value: 'tree', label: words.tree },
            { value: 'list', label: words.list },
          ]}
          onValueChange={setForm}
        />
      }
    >
      {form === 'tree' ? (
        <KnockoutTree title={words.treeOf(league.stage.name)} {...{ league, rounds, labelOf }} />
      ) : (
        rounds.map((games, index) => (
          <section key={index}>
            <h3 className={styles.round}>{roundName(index, rounds)}</h3>
            <ul className={styles.games}>
              {gamesOfRound(games, index, rounds).map((place) => (
                <Place key={place.number} {...{ league, place, labelOf }} />
              ))}
            </ul>
          </section>
        ))
      )}
      {form === 'list' && third && (
        <section>
          <h3 className={styles.round}>{words.thirdPlace}</h3>
          <ul className={styles.games}>
            <Place {...{ league, labelOf }} place={third} />
          </ul>
        </section>
      )}
    </Card>
  );
}

function roundName(index: number, rounds: readonly unknown[]): string {
  return index === rounds.length - 1 ? words.final : words.round(index + 1);
}

/** The last round is the final alone: the game for third place has its own heading. */
function gamesOfRound(
  games: readonly TreeGame[],
  index: number,
  rounds: readonly unknown[],
): readonly TreeGame[] {
  return index === rounds.length - 1 ? games.slice(0, 1) : games;
}

interface PlaceProps {
  league: StageLeague;
  place: TreeGame;
  labelOf: (contender: Contender) => string;
}

function Place({ league, place, labelOf }: PlaceProps) {
  const game = league.games.find(({ round, number }) => round === place.round && number === place.number);
  if (game) return <GameLine {...{ league, game }} />;
  return (
    <li className={styles.game}>
      <span className={styles.name}>
        {words.against(labelOf(place.home), labelOf(place.away))}
        {place.winner !== null && (
          <span className={styles.quiet}>{words.goesOn(labelOf({ kind: 'team', team: place.winner }))}</span>
        )}
      </span>
    </li>
  );
}
