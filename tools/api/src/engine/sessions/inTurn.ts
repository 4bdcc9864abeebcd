import { busy } from '../problems';

const maxQueued = 20;
const turns = new Map<string, { length: number; last: Promise<unknown> }>();

/**
 * One try after the other for the same key: a try that is under way counts as failed, and a person who opens five tabs together
 * must not count as a guesser.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = turns.get(key) ?? { length: 0, last: Promise.resolve() };
  if (line.length >= maxQueued) throw busy(2);
  turns.set(key, line);
  line.length += 1;
  const done = line.last.then(work, work);
  line.last = done;
  try {
    return await done;
  } finally {
    line.length -= 1;
    if (line.length === 0) turns.delete(key);
  }
}
