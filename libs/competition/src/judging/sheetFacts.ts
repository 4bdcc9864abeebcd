import type { Tone } from '@callboard/ui-kit/theme';
import { scoresOf, sheetGaps, type Rubric } from '@callboard/domain/judging';
import { judgingMessages as words } from './judgingMessages';
import type { OwnSheet } from './ownSheet';

/** How far a sheet is, in words and with a colour. */
export function stateOf(sheet: OwnSheet, rubric: Rubric | null): { label: string; tone: Tone } {
  if (sheet.status === 'signed') return { label: words.signed, tone: 'green' };
  if (sheet.status === 'recused') return { label: words.aside, tone: 'gray' };
  const scored = Object.keys(scoresOf(sheet.marks)).length;
  if (!rubric || scored === 0) return { label: words.toScore, tone: 'gray' };
  if (sheetGaps(rubric, sheet.marks).length === 0) return { label: words.readyToSign, tone: 'blue' };
  return { label: words.started(scored, rubric.criteria.length), tone: 'yellow' };
}

/** How many sheets of these acts are signed, without the acts for which the judge stepped aside. */
export function signedOf(acts: readonly { sheet: OwnSheet }[]): { signed: number; expected: number } {
  const expected = acts.filter(({ sheet }) => sheet.status !== 'recused');
  return {
    signed: expected.filter(({ sheet }) => sheet.status === 'signed').length,
    expected: expected.length,
  };
}

/** The values of a scale, from the lowest to the highest. */
export function stepsOf({ min, max, step }: { min: number; max: number; step: number }): number[] {
  const count = Math.round((max - min) / step);
  // A step such as 0.1 has no exact binary number.
  return Array.from({ length: count + 1 }, (_, nth) => Math.round((min + nth * step) * 1e6) / 1e6);
}
