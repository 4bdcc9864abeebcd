import { messages as words } from '../messages';
import type { Reader } from '../message/ThreadMessage';

export interface DeliveryTextProps {
  /** Readers of it. */
  readBy: readonly Reader[];
  /** How many others could read it. */
  others: number;
}

/** Receipt of an own message: read, and by how many. The server does not know whether a device has received it. */
export function DeliveryText({ readBy, others }: DeliveryTextProps) {
  if (readBy.length === 0) return words.sent;
  const names = readBy.map(({ name }) => name).join(', ');
  return (
    <span title={words.readByNames(names)}>{others === 1 ? words.read : words.readBy(readBy.length)}</span>
  );
}
