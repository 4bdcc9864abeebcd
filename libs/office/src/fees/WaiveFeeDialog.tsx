import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import type { Fee } from '@callboard/domain/competition';
import { formatMoney } from '@callboard/domain/money';
import { useUndoAlert } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { feeMessages as words } from './feeMessages';

/** Parts of a fee that can be waived. */
export type Waivable = 'all' | 'late';

export interface WaiveFeeDialogProps {
  entry: string;
  title: string;
  fee: Fee;
  /** Parts that can be waived; more than one is offered as an option. */
  offered: readonly Waivable[];
  /** True if it is not submitted yet. @default false */
  isAhead?: boolean;
  onClose: () => void;
}

/** Waives what is owed, or the late fee, with a reason that stays. */
export function WaiveFeeDialog({
  entry,
  title,
  fee,
  offered,
  isAhead = false,
  onClose,
}: WaiveFeeDialogProps) {
  const [first = 'all'] = offered;
  const [what, setWhat] = useState<Waivable>(first);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [waive, { isLoading }] = actions.waiveFee.useAction();
  const showUndo = useUndoAlert();
  const money = (amount: number) => formatMoney({ amount, currency: fee.currency });
  const lateFee = fee.lines.find(({ kind }) => kind === 'late')?.amount ?? 0;

  async function save() {
    setChecked(true);
    if (reason.trim() === '') return;
    const outcome = await waive({ entry, what, reason: reason.trim() });
    if (!outcome.ok) return;
    showUndo(what === 'late' ? words.lateFeeWaived : words.waived, outcome.data.change_set);
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={isAhead ? words.graceTitle(title) : words.waiveTitle(title)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void save()}>
            {isAhead ? words.giveGrace : words.waive}
          </Button>
        </>
      }
    >
      <Stack>
        {isAhead ? (
          <p>{words.graceText}</p>
        ) : (
          <RadioGroup
            label={words.waiveWhat}
            options={offered.map((value) => ({
              value,
              label: value === 'all' ? words.waiveAll(money(fee.owed)) : words.waiveLate(money(lateFee)),
            }))}
            value={what}
            onValueChange={(value) => setWhat(value === 'late' ? 'late' : 'all')}
          />
        )}
        <Field
          label={words.reason}
          required
          description={words.waiveHint}
          error={isChecked && reason.trim() === '' ? words.reasonMissing : undefined}
        >
          <TextArea
            value={reason}
            maxLength={maxLengthOfReason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
