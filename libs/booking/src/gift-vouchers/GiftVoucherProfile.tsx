import { actions } from '@callboard/api-client/actions';
import { CommentedProfile, useRelatedTabs } from '@callboard/records/profile';
import { useHashcode, SendButton } from '@callboard/records/screen';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { CancelGiftVoucherDialog, type CancelledGiftVoucher } from './CancelGiftVoucherDialog';
import { GiftVoucherPdf } from './GiftVoucherPdf';
import { giftVoucherMessages as words } from './giftVoucherMessages';

/** A gift voucher with its entries, what staff print and mail of it, and its end. */
export function Screen() {
  const hashcode = useHashcode();
  const related = useRelatedTabs('giftVouchers');
  const [cancelled, setCancelled] = useState<CancelledGiftVoucher>();
  return (
    <>
      <CommentedProfile
        collection="giftVouchers"
        hashcode={hashcode}
        tabs={related}
        actions={({ status, email, number, balance, currency, origin }) =>
          status !== 'cancelled' && (
            <>
              {status === 'active' && <GiftVoucherPdf giftVoucher={hashcode} />}
              {status === 'active' && typeof email === 'string' && (
                <MailAgain giftVoucher={hashcode} to={email} />
              )}
              <Button
                onClick={() =>
                  setCancelled({
                    hashcode,
                    number: String(number),
                    balance: Number(balance),
                    currency: String(currency),
                    isSold: origin === 'sold',
                  })
                }
              >
                {words.takeBack}
              </Button>
            </>
          )
        }
      />
      {cancelled && (
        <CancelGiftVoucherDialog giftVoucher={cancelled} onClose={() => setCancelled(undefined)} />
      )}
    </>
  );
}

function MailAgain({ giftVoucher, to }: { giftVoucher: string; to: string }) {
  const [mail, { isLoading }] = actions.mailGiftVoucher.useAction();
  const alerts = useAlerts();
  async function send() {
    const outcome = await mail(giftVoucher);
    if (outcome.ok) alerts.show({ kind: 'success', message: words.mailed });
  }
  return (
    <SendButton icon="mail" to={to} isBusy={isLoading} onSend={() => void send()}>
      {words.mail}
    </SendButton>
  );
}
