import { HoldCountdown } from '../sale/HoldCountdown';
import { queueMessages as words } from '../sale/queueMessages';
import { Banner } from '@callboard/ui-kit/layout';
import { useQueueTitle } from './useQueueTitle';

export interface QueueTurnProps {
  /** The name of the performance. */
  name: string;
  /** By the device's clock, in milliseconds. */
  endsAt: number;
  onOver: () => void;
}

/** It is a buyer's turn: how long they have to select seats. */
export function QueueTurn({ name, endsAt, onOver }: QueueTurnProps) {
  useQueueTitle(words.titleTurn(name));
  return (
    <>
      <Banner kind="success" title={words.turn}>
        {words.turnText}
      </Banner>
      <HoldCountdown endsAt={endsAt} label={words.turnLeft} onOver={onOver} />
    </>
  );
}
