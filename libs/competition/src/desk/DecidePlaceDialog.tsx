import { sheetLimits, type JudgingDesk } from '@callboard/api-contract/competition';
import type { Decided, Standing } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import { Field, NumberField, TextArea, useSubmitCheck, type NumberValue } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState, type MouseEvent } from 'react';
import { deskMessages as words } from './deskMessages';
import { useDecide, type Decision } from './useDecide';

export interface DecidePlaceDialogProps {
  desk: JudgingDesk;
  standings: readonly Decided<Standing>[];
  entry: string;
  onClose: () => void;
}

/** The head judge moves an act to another place than its sheets give it, with a reason, or undoes that. */
export function DecidePlaceDialog({ desk, standings, entry, onClose }: DecidePlaceDialogProps) {
  const nameOf = (hashcode: string) => desk.acts.find((act) => act.hashcode === hashcode)?.name ?? '';
  const standing = standings.find((each) => each.entry === entry);
  const { decide, isLoading, before, name } = useDecide(desk, entry);
  const [place, setPlace] = useState<NumberValue>(standing?.rank ?? null);
  const [reason, setReason] = useState(before?.reason ?? '');
  const { isChecked, check } = useSubmitCheck();
  const last = standings.length;
  const isPlace = typeof place === 'number' && place <= last;
  const bySheets = standing?.bySheets === undefined ? standing?.rank : standing.bySheets;
  const sharing = standings.filter((each) => each.entry !== entry && each.rank === place);

  async function save(decision: Decision) {
    if (await decide(decision)) onClose();
  }

  function savePlace(event: MouseEvent) {
    check(event);
    if (isPlace) void save({ to: 'place', place, reason });
  }

  return (
    <Dialog
      open
      title={words.decideTitle(name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {before && (
            <Button disabled={isLoading} onClick={() => void save({ to: 'sheets' })}>
              {words.bySheetsAgain}
            </Button>
          )}
          <Button variant="primary" disabled={reason.trim() === ''} isBusy={isLoading} onClick={savePlace}>
            {words.decide}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{bySheets == null ? words.noPlaceBySheets : words.placeBySheets(bySheets)}</p>
        <NumberField
          label={words.place}
          required
          min={1}
          max={last}
          step={1}
          value={place}
          error={isPlace || (place === null && !isChecked) ? undefined : words.placeFrom(last)}
          description={
            isPlace && sharing.length > 0
              ? words.shares(sharing.map((each) => nameOf(each.entry)).join(', '))
              : undefined
          }
          onValueChange={setPlace}
        />
        <Field label={words.reason} description={words.decideHelp} required>
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
