import { outStates, sheetLimits, type JudgingDesk } from '@callboard/api-contract/competition';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { actStateText } from '../ActStateBadge';
import { canDecide } from './deskFacts';
import { deskMessages as words } from './deskMessages';
import { useDecide, type Decision } from './useDecide';

export interface TakeOutProps {
  desk: JudgingDesk;
  entry: string;
}

/** The button by which the head judge takes an act out of a stage that is judged, closed or corrected; for others nothing. */
export function TakeOut({ desk, entry }: TakeOutProps) {
  const [isOpen, setOpen] = useState(false);
  const act = desk.acts.find(({ hashcode }) => hashcode === entry);
  const canTakeOut = canDecide(desk) || (desk.isHead && desk.stage.status === 'judging');
  if (!canTakeOut || !act || act.state === 'withdrawn') return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={words.takeOutOf(act.name)}
        onClick={() => setOpen(true)}
      >
        {words.takeOut}
      </Button>
      {isOpen && <TakeOutDialog {...{ desk, entry }} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeOutDialog({ desk, entry, onClose }: TakeOutProps & { onClose: () => void }) {
  const { decide, isLoading, before, name } = useDecide(desk, entry);
  const [state, setState] = useState<string>(before?.to === 'out' ? before.state : '');
  const [reason, setReason] = useState(before?.reason ?? '');
  const selected = outStates.find((each) => each === state);

  async function save(decision: Decision) {
    if (await decide(decision)) onClose();
  }

  return (
    <Dialog
      open
      title={words.takeOutTitle(name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {before && (
            <Button disabled={isLoading} onClick={() => void save({ to: 'sheets' })}>
              {words.bySheetsAgain}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={reason.trim() === '' || selected === undefined}
            isBusy={isLoading}
            onClick={() => selected && void save({ to: 'out', state: selected, reason })}
          >
            {words.takeOut}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{desk.stage.place_left === 'stay_empty' ? words.takeOutEmpty : words.takeOutMovesUp}</p>
        <RadioGroup
          label={words.whatHappened}
          value={state}
          onValueChange={setState}
          options={outStates.map((value) => ({ value, label: actStateText(value) }))}
        />
        <Field label={words.reason} description={words.takeOutHelp} required>
          <TextArea
            value={reason}
            maxLength={sheetLimits.decision}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
