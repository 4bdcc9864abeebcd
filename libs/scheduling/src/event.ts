export { CopyEvent } from './event/CopyEvent';
export { EventNumbers, type EventNumbersProps } from './event/EventNumbers';
export { EventRunSheet } from './event/EventRunSheet';
