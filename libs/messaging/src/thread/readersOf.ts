import type { Reader, ThreadMessage } from '../message/ThreadMessage';

/** The members who have read a message; its author is not counted. */
export function readersOf(
  { number, author }: Pick<ThreadMessage, 'number' | 'author'>,
  readers: readonly Reader[],
): readonly Reader[] {
  return readers.filter(({ id, readNumber }) => id !== author && readNumber >= number);
}
