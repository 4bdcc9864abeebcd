import { callSale } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import type { SaleOffer } from '@callboard/api-contract/sale';
import { saleMessages, WaitingForm, type WaitingDetails } from '@callboard/booking/sale';
import { currentLanguage } from '@callboard/language';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';

/** Waits for seats together, where there are none. */
export function JoinWaitingList({ offer }: { offer: SaleOffer }) {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isJoined, setJoined] = useState(false);

  async function join(details: WaitingDetails) {
    setBusy(true);
    const { hashcode: performance } = offer.performance;
    const outcome = await callSale('joinWaitingList', {
      performance,
      ...details,
      language: currentLanguage(),
    });
    setBusy(false);
    setProblem(outcome.ok ? undefined : outcome.problem);
    setJoined(outcome.ok);
  }

  return (
    <Card title={saleMessages.waiting}>
      {isJoined ? (
        <Banner kind="success" title={saleMessages.waitingJoined}>
          {saleMessages.waitingJoinedText}
        </Banner>
      ) : (
        <WaitingForm
          most={offer.most_in_order}
          isBusy={isBusy}
          error={problem?.message}
          onJoin={(details) => void join(details)}
        />
      )}
    </Card>
  );
}
