import type { StageLeague } from '@callboard/api-contract/competition';
import { countedGames } from '@callboard/domain/leagues';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { DrawDialog } from './DrawDialog';
import styles from './leagues.module.css';
import { leagueMessages as words } from './leagueMessages';
import { goneOf } from './teamNames';
import { useDraw } from './useDraw';

/** How a stage was drawn, and for the office the way to draw it. */
export function DrawPanel({ league }: { league: StageLeague }) {
  const { stage, canDraw, draw, teams, games, rules } = league;
  const [isOpen, setOpen] = useState(false);
  const { drawNext, isLoading } = useDraw(league);
  const isPlayed = games.some(({ status }) => status !== 'scheduled');
  const goesOn = stage.kind === 'swiss' && games.length > 0;
  const gone = goneOf(league);
  const isWhole = countedGames(games, gone, rules).every(({ status }) => status === 'final');
  return (
    <Card
      title={words.draw}
      actions={
        canDraw &&
        teams.length > 1 && (
          <>
            {goesOn && isWhole && (
              <Button isBusy={isLoading} onClick={() => void drawNext()}>
                {words.drawNext}
              </Button>
            )}
            {!isPlayed && !goesOn && (
              <Button variant={draw ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
                {draw ? words.drawAgain : words.draw}
              </Button>
            )}
          </>
        )
      }
    >
      <p className={styles.quiet}>{textOf(league)}</p>
      {canDraw && teams.length < 2 && (
        <Link to={`/stages/${stage.hashcode}?tab=acts`}>{words.openTeams}</Link>
      )}
      {isOpen && <DrawDialog league={league} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function textOf({ draw, teams, games }: StageLeague): string {
  if (draw && games.length > 0) return draw.seed === null ? words.drawnInOrder : words.drawnBy(draw.seed);
  return teams.length < 2 ? words.fewTeams : words.notDrawn;
}
