import { leagueLimits, type ScoredGame } from '@callboard/api-contract/competition';
import type { SidePoints } from '@callboard/domain/leagues';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { scorerMessages as words } from './leagueMessages';

export interface PeriodCorrectionProps {
  period: number;
  game: ScoredGame;
  score: SidePoints;
  onSave: (score: { home: number; away: number }) => void;
  onClose: () => void;
}

/** Sets what a period ended with, where the table has it otherwise. */
export function PeriodCorrection({ period, game, score, onSave, onClose }: PeriodCorrectionProps) {
  const [home, setHome] = useState(String(score.home));
  const [away, setAway] = useState(String(score.away));
  const isWhole = [home, away].every((text) => /^\d{1,3}$/.test(text) && Number(text) <= leagueLimits.points);
  const save = () => {
    onSave({ home: Number(home), away: Number(away) });
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
          <Button variant="primary" disabled={!isWhole} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={game.home.name}>
          <TextInput
            inputMode="numeric"
            value={home}
            onChange={({ target }) => setHome(target.value.trim())}
          />
        </Field>
        <Field label={game.away.name}>
          <TextInput
            inputMode="numeric"
            value={away}
            onChange={({ target }) => setAway(target.value.trim())}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
