export type { Creation, OutboxEntry } from './entries/OutboxEntry';
export { outboxState, useOutbox, useOutboxLane } from './entries/outboxState';
export { createOrQueue } from './sending/createOrQueue';
export type { CreateOutcome } from './sending/createOrQueue';
export { removeEntry, restoreEntry, retryEntry } from './sending/currentOutbox';
