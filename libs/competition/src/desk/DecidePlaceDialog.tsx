import { actions } from '@callboard/api-client/actions';
import { sheetLimits, type DeskDecision, type JudgingDesk } from '@callboard/api-contract/competition';
import type { Decided, Standing } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { deskMessages as words } from './deskMessages';

export interface DecidePlaceDialogProps {
  desk: JudgingDesk;
  standings: readonly Decided<Standing>[];
  entry: string;
  onClose: () => void;
}

/** The head judge gives an act another place than its sheets do, with a reason, or takes that back. */
export function DecidePlaceDialog({ desk, standings, entry, onClose }: DecidePlaceDialogProps) {
  const nameOf = (hashcode: string) => desk.acts.find((act) => act.hashcode === hashcode)?.name ?? '';
  const standing = standings.find((each) => each.entry === entry);
  const before = desk.decisions.find((each) => each.entry === entry);
  const [to, setTo] = useState(before?.place === null ? 'none' : 'place');
  const [typed, setTyped] = useState(String(standing?.rank ?? ''));
  const [reason, setReason] = useState(before?.reason ?? '');
  const { decide, isLoading } = useDecide(desk, entry);
  const place = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : NaN;
  const isPlace = place >= 1 && place <= desk.acts.length;
  const bySheets = standing?.bySheets === undefined ? standing?.rank : standing.bySheets;
  const sharing = standings.filter((each) => each.entry !== entry && each.rank === place);

  async function save(decision: Decision) {
    if (await decide(decision, before)) onClose();
  }

  return (
    <Dialog
      open
      title={words.decideTitle(nameOf(entry))}
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
            disabled={reason.trim() === '' || (to === 'place' && !isPlace)}
            isBusy={isLoading}
            onClick={() => void save(to === 'place' ? { to, place, reason } : { to: 'none', reason })}
          >
            {words.decide}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{bySheets == null ? words.noPlaceBySheets : words.placeBySheets(bySheets)}</p>
        <RadioGroup
          label={words.placeThatCounts}
          value={to}
          onValueChange={setTo}
          options={[
            { value: 'place', label: words.aPlace },
            { value: 'none', label: words.noPlaceAtAll },
          ]}
        />
        {to === 'place' && (
          <Field
            label={words.place}
            required
            error={isPlace || typed === '' ? undefined : words.placeFrom(desk.acts.length)}
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
        )}
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

type Decision =
  { to: 'place'; place: number; reason: string } | { to: 'none'; reason: string } | { to: 'sheets' };

/** Sends a decision, and offers to undo it. */
function useDecide({ stage, acts }: JudgingDesk, entry: string) {
  const [send, { isLoading }] = actions.decidePlace.useAction();
  const alerts = useAlerts();
  const name = acts.find(({ hashcode }) => hashcode === entry)?.name ?? '';

  async function decide(decision: Decision, before: DeskDecision | undefined): Promise<boolean> {
    const outcome = await send(stage.hashcode, { entry, ...decision });
    if (!outcome.ok) return false;
    const undo = () => void send(stage.hashcode, { entry, ...decisionOf(before) });
    alerts.show({ message: textOf(decision, name), action: { label: words.undo, onAct: undo } });
    return true;
  }
  return { decide, isLoading };
}

function decisionOf(before: DeskDecision | undefined): Decision {
  if (!before) return { to: 'sheets' };
  const { place, reason } = before;
  return place === null ? { to: 'none', reason } : { to: 'place', place, reason };
}

function textOf(decision: Decision, name: string): string {
  if (decision.to === 'sheets') return words.hasPlaceBySheets(name);
  return decision.to === 'none' ? words.hasNoPlace(name) : words.hasPlace(name, decision.place);
}
