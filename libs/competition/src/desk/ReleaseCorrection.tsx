import { actions } from '@callboard/api-client/actions';
import type { Correction, JudgingDesk, NextOption } from '@callboard/api-contract/competition';
import { repairOfNext, type GoesOn } from '@callboard/domain/progression';
import { Button } from '@callboard/ui-kit/elements';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { GoOnQuestions } from '../progression/GoOnQuestions';
import { useGoOn } from '../progression/useGoOn';
import { correctionMessages as words } from './correctionMessages';
import { Differences } from './Differences';

export interface ReleaseCorrectionProps {
  desk: JudgingDesk;
  open: NonNullable<Correction['open']>;
  onClose: () => void;
}

/** Shows what a correction changes, who is notified, and requests what becomes of the next stage, before it is released. */
export function ReleaseCorrection({ desk, open, onClose }: ReleaseCorrectionProps) {
  const { differences, targets, next } = open;
  const [picked, setPicked] = useState<NextOption | null>(null);
  const [send, { isLoading }] = actions.correctResults.useAction();
  const alerts = useAlerts();
  const nameOf = (entry: string) => desk.acts.find(({ hashcode }) => hashcode === entry)?.name ?? '';
  const namesOf = (acts: readonly GoesOn[]) => acts.map(({ entry }) => nameOf(entry)).join(', ');
  const { goOn, isDecided: isLineDecided, input } = useGoOn(open.facts);
  const repair = repairOfNext({
    statuses: Object.fromEntries(targets.map(({ hashcode, status }) => [hashcode, status])),
    wentOn: targets.flatMap(({ hashcode, wentOn }) => wentOn.map((entry) => ({ entry, next: hashcode }))),
    goOn: goOn?.progression.moves ?? [],
  });
  const { options } = repair;
  const option = options.length === 0 ? 'leave' : (options.find((each) => each === picked) ?? null);
  const isDecided = option !== null && isLineDecided;

  async function release() {
    if (option === null) return;
    const outcome = await send(desk.stage.hashcode, {
      step: 'release',
      ...input,
      next: option,
    });
    if (!outcome.ok) return;
    alerts.show({ message: words.released });
    onClose();
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={words.releaseTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" disabled={!isDecided} isBusy={isLoading} onClick={() => void release()}>
            {words.release}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{differences.length > 0 ? words.releaseText(differences.length) : words.noLine}</p>
        <Differences differences={differences} />
        {goOn && <GoOnQuestions {...goOn} />}
        {next && options.length > 0 && (
          <>
            {repair.joins.length > 0 && <p>{words.joins(namesOf(repair.joins))}</p>}
            {repair.leaves.length > 0 && <p>{words.leaves(namesOf(repair.leaves))}</p>}
            <RadioGroup
              label={words.next(next.name)}
              options={options.map((value) => ({ value, label: words.option[value] }))}
              value={picked ?? undefined}
              onValueChange={(value) => setPicked(options.find((each) => each === value) ?? null)}
            />
            {next.status !== 'planned' && <p>{words.nextBegun(next.name)}</p>}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
