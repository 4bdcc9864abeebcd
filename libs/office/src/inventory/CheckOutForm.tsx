import { actions } from '@callboard/api-client/actions';
import type { RecordReference } from '@callboard/api-contract';
import type { Loan } from '@callboard/domain/inventory';
import { zoneName } from '@callboard/domain/calendar';
import { RecordPicker } from '@callboard/pickers';
import { useUndoAlert } from '@callboard/records';
import { DateTimeField } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { deskMessages as words } from './deskMessages';
import type { DeskAsset } from './useTray';

/** Borrower of the assets on the desk, and the end of the loan. */
export interface LoanDraft {
  person: RecordReference | null;
  event: RecordReference | null;
  purpose: string;
  /** A wall clock time, as the field gives it. */
  time: string | null;
}

export interface CheckOutFormProps {
  loans: readonly { asset: DeskAsset; loan: Loan }[];
  draft: LoanDraft;
  onChange: (changed: Partial<LoanDraft>) => void;
  /** The instant of `time`; null while there is none, or it has passed. */
  until: string | null;
  zone: string;
  onDone: (assets: readonly string[]) => void;
  onRefused: () => void;
}

const longestPurpose = 160;

/** Hands out what is on the desk: all of it, or nothing. */
export function CheckOutForm({ loans, draft, onChange, until, zone, onDone, onRefused }: CheckOutFormProps) {
  const [checkOut, { isLoading }] = actions.checkOutAssets.useAction();
  const [isChecked, setChecked] = useState(false);
  const showUndo = useUndoAlert();
  const { person, event, purpose, time } = draft;
  const name = purpose.trim() === '' ? (event?.title ?? '') : purpose.trim();
  const blocked = loans.filter(({ loan }) => loan.kind !== 'free' && loan.kind !== 'reserved').length;
  const assets = loans.map(({ asset }) => asset.hashcode);

  async function submit(): Promise<void> {
    setChecked(true);
    if (person === null || until === null || name === '' || blocked > 0) return;
    const outcome = await checkOut({
      assets,
      individual: person.hashcode,
      event: event?.hashcode ?? null,
      name: name.slice(0, longestPurpose),
      until,
    });
    if (!outcome.ok) return onRefused();
    showUndo(words.checkedOut(assets.length), outcome.data.change_set);
    setChecked(false);
    onDone(assets);
  }

  return (
    <Card title={words.checkOutTitle}>
      <Stack>
        <Field label={words.who} required error={isChecked && person === null ? words.whoMissing : undefined}>
          <RecordPicker
            collection="individuals"
            canAdd={false}
            value={person}
            onChange={(next) => onChange({ person: next })}
          />
        </Field>
        <Field label={words.event}>
          <RecordPicker
            collection="events"
            canAdd={false}
            value={event}
            onChange={(next) => onChange({ event: next })}
          />
        </Field>
        <Field
          label={words.purpose}
          required={event === null}
          error={isChecked && name === '' ? words.purposeMissing : undefined}
        >
          <TextInput
            autoComplete="off"
            maxLength={longestPurpose}
            placeholder={event?.title}
            value={purpose}
            onChange={({ target }) => onChange({ purpose: target.value })}
          />
        </Field>
        <Field
          label={words.until}
          required
          error={isChecked && until === null ? words.untilMissing : undefined}
        >
          <DateTimeField
            value={time}
            onChange={(next) => onChange({ time: next })}
            zone={zoneName(zone, until ?? new Date().toISOString())}
          />
        </Field>
        {blocked > 0 && <Banner kind="warning">{words.blocked(blocked)}</Banner>}
        <Button variant="primary" isBusy={isLoading} disabled={blocked > 0} onClick={() => void submit()}>
          {words.checkOut(assets.length)}
        </Button>
      </Stack>
    </Card>
  );
}
