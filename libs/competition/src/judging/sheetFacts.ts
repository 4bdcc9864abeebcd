import type { Tone } from '@callboard/ui-kit/theme';
import { isOut, scoresOf, sheetGaps, type Rubric } from '@callboard/domain/judging';
import { judgingMessages as words } from './judgingMessages';
import type { OwnSheet } from './ownSheet';
import type { ActToJudge } from './useJudging';

/** How far a sheet is, in words and with a colour. */
export function stateOf(sheet: OwnSheet, rubric: Rubric | null): { label: string; tone: Tone } {
  if (sheet.status === 'signed') return { label: words.signed, tone: 'green' };
  if (sheet.status === 'recused') return { label: words.aside, tone: 'gray' };
  const scored = Object.keys(scoresOf(sheet.marks)).length;
  if (!rubric || scored === 0) return { label: words.toScore, tone: 'gray' };
  if (sheetGaps(rubric, sheet.marks).length === 0) return { label: words.readyToSign, tone: 'blue' };
  return { label: words.started(scored, rubric.criteria.length), tone: 'yellow' };
}

/** True if the judge has to score an act: it is not out, and its sheet is neither signed nor left. */
export function isToScore({ act, sheet }: Pick<ActToJudge, 'act' | 'sheet'>): boolean {
  return sheet.status === 'open' && !isOut(act.state);
}

/** How many sheets of these acts are signed, without those that are out or for which the judge stepped aside. */
export function signedOf(acts: readonly Pick<ActToJudge, 'act' | 'sheet'>[]): {
  signed: number;
  expected: number;
} {
  const expected = acts.filter((own) => own.sheet.status === 'signed' || isToScore(own));
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

/** So many steps have a button each. */
const maxButtons = 25;

/** Tests for a scale of so many steps that its score is typed. */
export function isTyped(scale: { min: number; max: number; step: number }): boolean {
  return stepsOf(scale).length > maxButtons;
}
