import { sheetLimits, type JudgingDesk } from '@callboard/api-contract/competition';
import { neededJudges } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, Select, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { mixedMethod, unsignedSheets } from './deskFacts';
import { deskMessages as words } from './deskMessages';
import { MixedNote } from './MixedNote';
import { useReplaceJudge, type DeskJudge } from './useReplaceJudge';

export interface ReplaceJudgeDialogProps {
  desk: JudgingDesk;
  /** Judge who falls ill. */
  judge: DeskJudge;
  onClose: () => void;
}

/** The head judge gives the seat of a judge to a substitute, or counts with fewer. */
export function ReplaceJudgeDialog({ desk, judge, onClose }: ReplaceJudgeDialogProps) {
  const { stage, substitutes } = desk;
  const canSubstitute = stage.status !== 'closed' && substitutes.length > 0;
  const [to, setTo] = useState(canSubstitute ? 'substitute' : 'fewer');
  const [substitute, setSubstitute] = useState('');
  const [reason, setReason] = useState('');
  const { replace, isLoading } = useReplaceJudge(desk, judge);
  const left = unsignedSheets(desk).filter((sheet) => sheet.judge === judge.user).length;

  async function save() {
    if (await replace(to === 'substitute' ? { to, substitute, reason } : { to: 'fewer', reason })) onClose();
  }

  return (
    <Dialog
      open
      title={words.replaceTitle(judge.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={reason.trim() === '' || (to === 'substitute' && substitute === '')}
            isBusy={isLoading}
            onClick={() => void save()}
          >
            {words.replace}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.replaceText(left)}</p>
        <RadioGroup
          label={words.replaceWay}
          value={to}
          onValueChange={setTo}
          options={[
            ...(canSubstitute ? [{ value: 'substitute', label: words.bySubstitute }] : []),
            { value: 'fewer', label: words.withFewer },
          ]}
        />
        {to === 'substitute' && canSubstitute ? (
          <>
            <Field label={words.substitute} description={words.substituteHelp} required>
              <Select
                value={substitute}
                onChange={({ currentTarget }) => setSubstitute(currentTarget.value)}
                options={substitutes.map(({ user, name }) => ({ value: user, label: name }))}
              />
            </Field>
            <MixedNote method={left > 0 ? mixedMethod(desk, judge.seat, true) : null} />
          </>
        ) : (
          <p>{words.needed(neededWithout(desk, judge))}</p>
        )}
        <Field label={words.reason} required>
          <TextArea
            value={reason}
            maxLength={sheetLimits.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

/** How many sheets an act needs once the stage counts without a judge. */
function neededWithout({ stage, judges }: JudgingDesk, { user }: DeskJudge): number {
  return neededJudges(
    stage.min_judges,
    judges.map((each) => (each.user === user ? { status: 'stood_down', is_without: true } : each)),
  );
}
