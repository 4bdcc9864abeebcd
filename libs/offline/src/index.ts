export type { Call, Creation, OutboxEntry } from './entries/OutboxEntry';
export { outboxState, useOutbox, useOutboxLane } from './entries/outboxState';
export { callOrQueue, createOrQueue, queueCall, storeAndSend } from './sending/createOrQueue';
export type { CallOutcome, CreateOutcome, NewCall } from './sending/createOrQueue';
export { removeEntry, restoreEntry, retryEntry, sendWaiting } from './sending/currentOutbox';
export { openSnapshots, type Snapshots, type StoredWork } from './snapshots/openSnapshots';
export { useOnDevice, type OnDevice, type ReadOnDevice } from './snapshots/useOnDevice';
export { useFollowedCalls } from './waiting/useFollowedCalls';
export { useWaitingLane, type WaitingLane } from './waiting/useWaitingLane';
