import { fullYear } from '@callboard/domain/calendar';
import type { PartRule } from './Entry';

/** A part's text after a step up or down, which goes round and round, or after a leap, which ends at its least or its most. */
export function countPart(rule: PartRule, text: string, steps: number, start: number): string {
  const { least, most } = rule;
  if (text === '') return padPart(rule, String(Math.min(Math.max(start, least), most)));
  const next = Math.min(Math.max(Number(text), least), most) + steps;
  if (Math.abs(steps) === 1 && (next < least || next > most))
    return padPart(rule, String(next < least ? most : least));
  return padPart(rule, String(Math.min(Math.max(next, least), most)));
}

/** A part's text as it stands when its typing is done: with leading zeros, and a year of two figures in full. */
export function padPart({ name, digits, most }: PartRule, text: string): string {
  if (text === '') return '';
  if (name === 'year' && text.length <= 2) return fullYear(text, most);
  return name === 'year' ? text : text.padStart(digits, '0');
}

/** Whether a part takes no further figure, so that the next part is next: '4' as a day, for none has forty days. */
export function isPartDone({ digits, most, name }: PartRule, text: string): boolean {
  if (text.length >= digits) return true;
  return text !== '' && name !== 'year' && Number(text) * 10 > most;
}
