import { sheetLimits, type JudgingDesk } from '@callboard/api-contract/competition';
import type { Decided, Standing } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
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
  const [typed, setTyped] = useState(String(standing?.rank ?? ''));
  const [reason, setReason] = useState(before?.reason ?? '');
  const place = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : NaN;
  const last = standings.length;
  const isPlace = place >= 1 && place <= last;
  const bySheets = standing?.bySheets === undefined ? standing?.rank : standing.bySheets;
  const sharing = standings.filter((each) => each.entry !== entry && each.rank === place);

  async function save(decision: Decision) {
    if (await decide(decision)) onClose();
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
          <Button
            variant="primary"
            disabled={reason.trim() === '' || !isPlace}
            isBusy={isLoading}
            onClick={() => void save({ to: 'place', place, reason })}
          >
            {words.decide}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{bySheets == null ? words.noPlaceBySheets : words.placeBySheets(bySheets)}</p>
        <Field
          label={words.place}
          required
          error={isPlace || typed === '' ? undefined : words.placeFrom(last)}
          description={
            isPlace && sharing.length > 0
              ? words.shares(sharing.map((each) => nameOf(each.entry)).join(', '))
              : undefined
          }
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
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
