import type { JudgingFacts, ResultMethod, TieBreak } from '../resultRules';
import { resultMethods } from '../resultRules';
import type { Criterion, JudgeSheet } from '../rubric';

type Draw = () => number;

const scales = [
  { min: 0, max: 10, step: 1 },
  { min: 1, max: 5, step: 0.5 },
  { min: 0, max: 1, step: 0.1 },
  { min: -2, max: 2, step: 1 },
  { min: 1, max: 4, step: 1 },
  { min: 0, max: 7, step: 0.25 },
] as const;
const weights = [40, 30, 20, 10, 33.3, 0.1, 1, 25] as const;

/** A small panel with everything that happens on the day: missing and unsigned sheets, recusals, penalties, and many ties. */
export function drawPanel(draw: Draw): JudgingFacts {
  const integer = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[integer(0, from.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  };
  const criteria = Array.from({ length: integer(1, 3) }, (_, at): Criterion => ({
    code: `c${at}`,
    label: `Criterion ${at}`,
    weight: pick(weights),
    ...pick(scales),
  }));
  const rubric = {
    criteria,
    penalties: [
      { code: 'late', label: 'Late start', points: 1 },
      { code: 'long', label: 'Over time', points: 2.5 },
    ],
  };
  const entries = Array.from({ length: integer(1, 5) }, (_, at) => `entry ${at}`);
  const judges = Array.from({ length: integer(1, 5) }, (_, at) => `judge ${at}`);
  // Few levels make ties.
  const levels = integer(1, 3);
  const drawScore = ({ min, max, step }: Criterion) => {
    const most = Math.round((max - min) / step);
    const value = min + step * Math.round((most * integer(0, levels)) / levels);
    return draw() < 0.03 ? max + step : value;
  };
  const drawSheet = (judge: string, entry: string): JudgeSheet => ({
    judge,
    entry,
    status: draw() < 0.85 ? 'signed' : pick(['open', 'recused']),
    scores: Object.fromEntries(
      criteria.filter(() => draw() > 0.03).map((criterion) => [criterion.code, drawScore(criterion)]),
    ),
  });
  const sheets = [...entries, 'withdrawn'].flatMap((entry) =>
    judges.filter(() => draw() > 0.1).map((judge) => drawSheet(judge, entry)),
  );
  const drawTieBreak = (): TieBreak =>
    pick<() => TieBreak>([
      () => ({ kind: 'criterion', code: pick(['c0', 'c1', 'c2']) }),
      () => ({ kind: 'method', method: pick<ResultMethod>(resultMethods) }),
      () => ({ kind: 'highest' }),
      () => ({ kind: 'shared' }),
    ])();
  const penalised = entries.filter(() => draw() < 0.2);
  return {
    rubric,
    rules: {
      method: pick<ResultMethod>(resultMethods),
      decimals: integer(0, 3),
      tieBreaks: Array.from({ length: integer(0, 3) }, drawTieBreak),
      minJudges: integer(0, 3),
    },
    sheets,
    entries,
    penalties: Object.fromEntries(
      penalised.map((entry) => [entry, Array.from({ length: integer(1, 2) }, () => pick(['late', 'long']))]),
    ),
  };
}
