import { actions } from '@callboard/api-client/actions';
import { leagueLimits, type ScoredGame } from '@callboard/api-contract/competition';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { scorerMessages as words } from './leagueMessages';

export interface NotPlayedDialogProps {
  game: ScoredGame;
  onClose: () => void;
}

/** A forfeit by one team or both, a game that is postponed, and one that was broken off. */
export function NotPlayedDialog({ game: { hashcode, home, away }, onClose }: NotPlayedDialogProps) {
  const [what, setWhat] = useState('home');
  const [reason, setReason] = useState('');
  const [forfeit, forfeiting] = actions.forfeitGame.useAction();
  const [postpone, postponing] = actions.postponeGame.useAction();
  const [abandon, abandoning] = actions.abandonGame.useAction();
  const given = reason.trim();
  const needsReason = what === 'postponed' || what === 'abandoned';

  async function send() {
    const outcome = await sent();
    if (outcome.ok) onClose();
  }
  function sent() {
    if (what === 'postponed') return postpone(hashcode, { reason: given });
    if (what === 'abandoned') return abandon(hashcode, { reason: given });
    const by = what === 'home' || what === 'away' ? what : 'both';
    return forfeit(hashcode, { by, reason: given });
  }

  return (
    <Dialog
      open
      title={words.notPlayed}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={needsReason && given === ''}
            isBusy={forfeiting.isLoading || postponing.isLoading || abandoning.isLoading}
            onClick={() => void send()}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        <RadioGroup
          label={words.what}
          value={what}
          onValueChange={setWhat}
          options={[
            { value: 'home', label: words.forfeitBy(home.name) },
            { value: 'away', label: words.forfeitBy(away.name) },
            { value: 'both', label: words.forfeitBoth },
            { value: 'postponed', label: words.postponed },
            { value: 'abandoned', label: words.abandoned },
          ]}
        />
        <Field label={words.reason} required={needsReason}>
          <TextArea
            value={reason}
            maxLength={leagueLimits.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
