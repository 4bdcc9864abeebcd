import { collections } from '@callboard/api-client/collections';
import type { ScoredGame } from '@callboard/api-contract/competition';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { scorerMessages as words } from './leagueMessages';
import { NotPlayedDialog } from './NotPlayedDialog';
import styles from './scorer.module.css';
import { useScoring } from './useScoring';

export interface GameEndProps {
  game: ScoredGame;
  isLevel: boolean;
}

/** How a game ends: its score is final, or it was not played to its end. A final result is opened again here. */
export function GameEnd({ game, isLevel }: GameEndProps) {
  const [open, setOpen] = useState<'finish' | 'notPlayed' | null>(null);
  const [reopen, { isLoading }] = collections.gameResults.useAct();
  const { finish } = useScoring(game);
  const close = () => setOpen(null);

  if (game.status === 'final')
    return game.canDraw ? (
      <Button isBusy={isLoading} onClick={() => void reopen('reopen_game', game.hashcode)}>
        {words.reopen}
      </Button>
    ) : null;
  return (
    <Card>
      <div className={styles.below}>
        <Button
          variant="primary"
          size="large"
          disabled={game.steps.length === 0}
          onClick={() => setOpen('finish')}
        >
          {words.finish}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('notPlayed')}>
          {words.notPlayed}
        </Button>
      </div>
      {open === 'finish' && (
        <Dialog
          open
          role="alertdialog"
          title={words.finishTitle}
          onOpenChange={close}
          actions={
            <>
              <Button onClick={close}>{words.cancel}</Button>
              <Button variant="primary" onClick={() => void finish().then(close)}>
                {words.finish}
              </Button>
            </>
          }
        >
          <p>{isLevel ? words.level : `${game.home.name} – ${game.away.name}`}</p>
        </Dialog>
      )}
      {open === 'notPlayed' && <NotPlayedDialog game={game} onClose={close} />}
    </Card>
  );
}
