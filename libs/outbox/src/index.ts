export type { Call, Creation, OutboxEntry } from './entries/OutboxEntry';
export { outboxState, useOutbox, useOutboxLane } from './entries/outboxState';
export { callOrQueue, createOrQueue, storeAndSend } from './sending/createOrQueue';
export type { CallOutcome, CreateOutcome, NewCall } from './sending/createOrQueue';
export { removeEntry, restoreEntry, retryEntry } from './sending/currentOutbox';
export { useOnDevice, type OnDevice, type ReadOnDevice, type StoredWork } from './snapshots/useOnDevice';
export { useFollowedCalls } from './waiting/useFollowedCalls';
export { useWaitingLane, type WaitingLane } from './waiting/useWaitingLane';
