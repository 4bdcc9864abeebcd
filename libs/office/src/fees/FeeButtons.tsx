import { actions } from '@callboard/api-client/actions';
import type { FeeFacts } from '@callboard/api-contract/finance';
import { recalculatedTotal, type Fee } from '@callboard/domain/competition';
import { formatMoney } from '@callboard/domain/money';
import { useUndoAlert } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { feeMessages as words } from './feeMessages';
import styles from './fees.module.css';
import { MarkPaidDialog } from './MarkPaidDialog';
import { WaiveFeeDialog, type Waivable } from './WaiveFeeDialog';

export interface FeeButtonsProps {
  entry: string;
  title: string;
  facts: FeeFacts;
  fee: Fee;
  now: Date;
}

/** Actions of the office on a fee. */
export function FeeButtons({ entry, title, facts, fee, now }: FeeButtonsProps) {
  const [open, setOpen] = useState<'paid' | 'waive' | null>(null);
  const [recalculate, { isLoading }] = actions.recalculateFee.useAction();
  const showUndo = useUndoAlert();
  const close = () => setOpen(null);
  const isDraft = facts.status === 'draft';
  const offered = waivableOf(facts, fee);
  const present = recalculatedTotal(facts, now);
  const presentText = formatMoney({ amount: present ?? 0, currency: facts.terms.currency });

  return (
    <>
      {present !== null && <p className={styles.note}>{words.changed(presentText)}</p>}
      <div className={styles.buttons}>
        {fee.owed > 0 && (
          <Button variant="primary" onClick={() => setOpen('paid')}>
            {words.markPaid}
          </Button>
        )}
        {offered.length > 0 && (
          <Button onClick={() => setOpen('waive')}>{isDraft ? words.giveGrace : words.waive}</Button>
        )}
        {present !== null && (
          <Button
            isBusy={isLoading}
            onClick={() =>
              void recalculate({ entry }).then((outcome) => {
                if (outcome.ok) showUndo(words.recalculated(presentText), outcome.data.change_set);
              })
            }
          >
            {words.recalculate}
          </Button>
        )}
      </div>
      {open === 'paid' && (
        <MarkPaidDialog entry={entry} title={title} fee={fee} zone={facts.zone} onClose={close} />
      )}
      {open === 'waive' && (
        <WaiveFeeDialog
          entry={entry}
          title={title}
          fee={fee}
          offered={offered}
          isAhead={isDraft}
          onClose={close}
        />
      )}
    </>
  );
}

/** Amounts that can be waived now: of a draft the late fee that is to come. */
function waivableOf({ status, terms, fee: stored }: FeeFacts, fee: Fee): Waivable[] {
  const isWaived = (what: Waivable) => stored?.waivers.some((waiver) => waiver.what === what) ?? false;
  const isLate =
    status === 'draft'
      ? (terms.late_fee ?? 0) > 0 && terms.late_fee_from !== null
      : fee.isFixed && fee.owed > 0 && fee.lines.some(({ kind }) => kind === 'late');
  return [
    ...(isLate && !isWaived('late') ? (['late'] as const) : []),
    ...(fee.owed > 0 && !isWaived('all') ? (['all'] as const) : []),
  ];
}
