import { actions } from '@callboard/api-client/actions';
import type { StoredFee } from '@callboard/api-contract/finance';
import { formatMoney } from '@callboard/domain/money';
import { useUndoAlert } from '@callboard/records';
import { formatDay } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { feeMessages as words } from './feeMessages';
import styles from './fees.module.css';

export interface FeeHistoryProps {
  entry: string;
  fee: StoredFee;
  currency: string | null;
  /** True if the user runs the event: others read it. */
  isOffice: boolean;
  /** True if a payment can be removed and a waived fee charged again: not while an open invoice asks for the fee. */
  canChange: boolean;
}

/** The payments of an entry, and what was waived and why; the office takes either back, and the payment of an invoice at the invoice. */
export function FeeHistory({
  entry,
  fee: { payments, waivers },
  currency,
  isOffice,
  canChange,
}: FeeHistoryProps) {
  const [takeBack, takingBack] = actions.takeBackPayment.useAction();
  const [chargeAgain, charging] = actions.endFeeWaiver.useAction();
  const showUndo = useUndoAlert();

  return (
    <>
      {payments.length > 0 && (
        <ul className={styles.list} role="list" aria-label={words.payments}>
          {payments.map(({ key, amount, paid_on, reference, method, by }) => {
            const money = formatMoney({ amount, currency });
            const day = formatDay(paid_on);
            return (
              <li key={key} className={styles.item}>
                <span className={styles.what}>
                  {words.paidLine(money, day)}
                  <span className={styles.note}>
                    {[reference, isOffice && words.notedBy(by)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {canChange && method === undefined && (
                  <Button
                    size="small"
                    variant="quiet"
                    isBusy={takingBack.isLoading}
                    aria-label={words.takeBackPayment(money, day)}
                    onClick={() =>
                      void takeBack({ entry, key }).then((outcome) => {
                        if (outcome.ok) showUndo(words.takenBack(money), outcome.data.change_set);
                      })
                    }
                  >
                    {words.takeBack}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {waivers.length > 0 && (
        <ul className={styles.list} role="list" aria-label={words.waivers}>
          {waivers.map(({ what, by, reason }) => (
            <li key={what} className={styles.item}>
              <span className={styles.what}>
                {what === 'late' ? words.waivedLateBy(by, reason) : words.waivedAllBy(by, reason)}
              </span>
              {canChange && (
                <Button
                  size="small"
                  variant="quiet"
                  isBusy={charging.isLoading}
                  onClick={() =>
                    void chargeAgain({ entry, what }).then((outcome) => {
                      if (outcome.ok) showUndo(words.chargedAgain, outcome.data.change_set);
                    })
                  }
                >
                  {words.chargeAgain}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
