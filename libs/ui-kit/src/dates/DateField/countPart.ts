import { fullYear } from '@callboard/domain/calendar';
import type { PartRule } from './Entry';

/** A part's text after a step, which wraps around, or after a jump, which stops at the minimum or maximum. */
export function countPart(rule: PartRule, text: string, steps: number, start: number): string {
  const { min, max } = rule;
  if (text === '') return padPart(rule, String(Math.min(Math.max(start, min), max)));
  const next = Math.min(Math.max(Number(text), min), max) + steps;
  if (Math.abs(steps) === 1 && (next < min || next > max))
    return padPart(rule, String(next < min ? max : min));
  return padPart(rule, String(Math.min(Math.max(next, min), max)));
}

/** A part's text once typing is done: with leading zeros, and a two-digit year in full. */
export function padPart({ name, digits, max }: PartRule, text: string): string {
  if (text === '') return '';
  if (name === 'year' && text.length <= 2) return fullYear(text, max);
  return name === 'year' ? text : text.padStart(digits, '0');
}

/** Checks whether a part takes no further digit, so that the focus moves on: '4' as a day, for no month has forty days. */
export function isPartDone({ digits, max, name }: PartRule, text: string): boolean {
  if (text.length >= digits) return true;
  return text !== '' && name !== 'year' && Number(text) * 10 > max;
}
