import { leagueLimits, type ScoredGame } from '@callboard/api-contract/competition';
import type { SidePoints } from '@callboard/domain/leagues';
import { Button } from '@callboard/ui-kit/elements';
import { NumberField, numberMessage, useSubmitCheck, type NumberValue } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState, type MouseEvent } from 'react';
import { scorerMessages as words } from './leagueMessages';

export interface PeriodCorrectionProps {
  period: number;
  game: ScoredGame;
  score: SidePoints;
  onSave: (score: { home: number; away: number }) => void;
  onClose: () => void;
}

const limits = { min: 0, max: leagueLimits.points, step: 1 };

/** Sets what a period ended with, where the table has it otherwise. */
export function PeriodCorrection({ period, game, score, onSave, onClose }: PeriodCorrectionProps) {
  const [home, setHome] = useState<NumberValue>(score.home);
  const [away, setAway] = useState<NumberValue>(score.away);
  const { isChecked, check } = useSubmitCheck();
  const errorOf = (points: NumberValue) => (isChecked && points === null ? numberMessage(limits) : undefined);
  const save = (event: MouseEvent) => {
    check(event);
    if (typeof home !== 'number' || typeof away !== 'number') return;
    onSave({ home, away });
    onClose();
  };
  return (
    <Dialog
      open
      title={words.correctTitle(period)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        <NumberField
          label={game.home.name}
          {...limits}
          value={home}
          error={errorOf(home)}
          onValueChange={setHome}
        />
        <NumberField
          label={game.away.name}
          {...limits}
          value={away}
          error={errorOf(away)}
          onValueChange={setAway}
        />
      </Stack>
    </Dialog>
  );
}
