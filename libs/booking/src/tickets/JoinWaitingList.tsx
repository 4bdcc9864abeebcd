import { callAction } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import type { SaleOffer } from '@callboard/api-contract/booking';
import { saleMessages } from '../sale/saleMessages';
import { WaitingForm, type WaitingDetails } from '../sale/WaitingForm';
import { currentLanguage } from '@callboard/language';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';

export interface JoinWaitingListProps {
  offer: SaleOffer;
  /** Seats can be waited for. */
  hasSeats: boolean;
  /** The tickets without a seat that can. */
  tickets: SaleOffer['general'];
}

/** Waits for places, where there are none or too few. */
export function JoinWaitingList({ offer, hasSeats, tickets }: JoinWaitingListProps) {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isJoined, setJoined] = useState(false);

  async function join(details: WaitingDetails) {
    setBusy(true);
    const { hashcode: performance } = offer.performance;
    const outcome = await callAction('joinWaitingList', {
      input: { performance, ...details, language: currentLanguage() },
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
          hasSeats={hasSeats}
          tickets={tickets}
          most={offer.most_in_order}
          isBusy={isBusy}
          error={problem?.message}
          onJoin={(details) => void join(details)}
        />
      )}
    </Card>
  );
}
