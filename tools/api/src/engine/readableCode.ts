import { orderNumberAlphabet } from '@callboard/domain/booking';
import { randomInt } from 'node:crypto';

/** A random code of so many letters and digits that a person reads and types, none of which is mistaken for another. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)]).join('');
}
