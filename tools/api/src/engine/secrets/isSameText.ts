import { timingSafeEqual } from 'node:crypto';

/** True if two texts are the same, in a time that does not reveal where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
