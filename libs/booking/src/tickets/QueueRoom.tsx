import type { SaleOffer } from '@callboard/api-contract/booking';
import { queueMessages as words } from '../sale/queueMessages';
import { QueueView } from '../sale/QueueView';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useEffect, useEffectEvent } from 'react';
import { JoinWaitingList } from './JoinWaitingList';
import { ProblemNote } from './ProblemNote';
import { ticketsMessages } from './ticketsMessages';
import type { useQueue } from './useQueue';
import { useQueueTitle } from './useQueueTitle';
import { timeText, zoneText } from './whenText';

export interface QueueRoomProps {
  offer: SaleOffer;
  queue: ReturnType<typeof useQueue>;
  /** Reads the offer again. */
  onChanged: () => void;
}

/** Interval between checks that not everything is sold meanwhile. */
const looksEveryMs = 120_000;

/** Where buyers of a performance wait for their turn. */
export function QueueRoom({ offer, queue, onChanged }: QueueRoomProps) {
  const { state, problem, isBusy, join, leave, refresh } = queue;
  const { sale, sale_opens: opens, zone, name } = offer.performance;
  const look = useEffectEvent(onChanged);
  // Synchronises with the API.
  useEffect(() => {
    const timer = setInterval(() => look(), looksEveryMs);
    return () => clearInterval(timer);
  }, []);
  useQueueTitle(state.status === 'waiting' ? words.titleWaiting(state.position, name) : null);
  if (state.status === 'loading' || state.status === 'open' || state.status === 'admitted')
    return problem ? <ProblemNote problem={problem} onRetry={refresh} /> : <Skeleton lines={4} />;
  return (
    <>
      {sale === 'sold_out' && (
        <Banner kind="info" title={ticketsMessages.soldOut}>
          {words.soldOut}
        </Banner>
      )}
      <QueueView
        place={state}
        opens={opens === null ? null : `${timeText(opens, zone)} ${zoneText(opens, zone)}`}
        isLost={problem !== undefined}
        isBusy={isBusy}
        onJoin={join}
        onLeave={leave}
      />
      {sale === 'sold_out' && (
        <JoinWaitingList
          offer={offer}
          hasSeats={offer.seat_map !== null}
          tickets={offer.general.filter((ticket) => ticket.is_on_sale)}
        />
      )}
    </>
  );
}
