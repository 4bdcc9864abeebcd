import type { PlaceLeft } from '@callboard/api-contract/competition';
import type { ResultMethod, ResultRules, TieBreak } from './resultRules';
import type { Rubric } from './rubric';

/** How a stage breaks ties, as its event sets it. */
export type StageTieBreak = 'criteria' | 'trimmed' | 'highest' | 'shared';

/** How a stage counts. */
export interface StageCounting {
  method: ResultMethod;
  tie_break: StageTieBreak;
  decimals: number;
  min_judges: number;
  /** Handling of the place of an act that is out; null: the others move up. */
  place_left: PlaceLeft | null;
}

/** The rules of a stage's result. Criteria decide ties by weight, the heaviest first. */
export function rulesOfStage(
  { method, tie_break, decimals, min_judges }: StageCounting,
  rubric: Rubric,
): ResultRules {
  return { method, decimals, minJudges: min_judges, tieBreaks: tieBreaksOf(tie_break, rubric) };
}

function tieBreaksOf(rule: StageTieBreak, { criteria }: Rubric): TieBreak[] {
  switch (rule) {
    case 'criteria':
      return [...criteria]
        .sort((a, b) => b.weight - a.weight)
        .map(({ code }) => ({ kind: 'criterion', code }));
    case 'trimmed':
      return [{ kind: 'method', method: 'trimmed' }];
    case 'highest':
      return [{ kind: 'highest' }];
    case 'shared':
      return [{ kind: 'shared' }];
    default:
      return rule satisfies never;
  }
}
