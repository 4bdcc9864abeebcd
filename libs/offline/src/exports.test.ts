import { expect, it } from 'vitest';
import * as outbox from './index';
import * as start from './start';

it('exports exactly what is listed here', () => {
  expect(Object.keys(outbox).sort()).toEqual([
    'callOrQueue',
    'createOrQueue',
    'openSnapshots',
    'outboxState',
    'queueCall',
    'removeEntry',
    'restoreEntry',
    'retryEntry',
    'sendWaiting',
    'storeAndSend',
    'useFollowedCalls',
    'useOnDevice',
    'useOutbox',
    'useOutboxLane',
    'useWaitingLane',
  ]);
  expect(Object.keys(start)).toEqual(['startOutbox']);
});
