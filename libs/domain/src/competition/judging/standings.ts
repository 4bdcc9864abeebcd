import { panelOf, type Panel } from './panel';
import { placesOf, type Placed } from './places';
import {
  resultMethods,
  type JudgingFacts,
  type ResultMethod,
  type ResultRules,
  type Standing,
  type StandingProblem,
} from './resultRules';

/**
 * The standings of a stage, by place; acts of one place, and at the end those without one, by hashcode. Only signed and complete sheets
 * count. Totals are compared as they are shown: rounded to the decimals of the rules.
 *
 * @example standingsOf({ rubric, rules, sheets, entries, penalties })[0] // { entry: '…', rank: 1, total: 84.5, decidedBy: 'total', … }
 */
export function standingsOf(facts: JudgingFacts): Standing[] {
  return standingsIn(panelOf(facts), facts.rules);
}

/** The standings by every method, with the decimals and tie-breaks of the rules. */
export function compareMethods(facts: JudgingFacts): Record<ResultMethod, Standing[]> {
  const panel = panelOf(facts);
  const by = (method: ResultMethod) => standingsIn(panel, { ...facts.rules, method });
  const [mean, trimmed, median, zscore, ranks] = resultMethods;
  return {
    mean: by(mean),
    trimmed: by(trimmed),
    median: by(median),
    zscore: by(zscore),
    ranks: by(ranks),
  };
}

function standingsIn(panel: Panel, rules: ResultRules): Standing[] {
  return placesOf(panel, rules).map((placed) => toStanding(panel, rules, placed));
}

function toStanding(panel: Panel, rules: ResultRules, placed: Placed): Standing {
  const { act, marks, total, rank, isTied, decidedBy } = placed;
  return {
    entry: act.entry,
    rank,
    total: total && total.compared / 10 ** rules.decimals,
    raw: total && total.raw,
    penalty: (act.off * 100) / panel.scale.hundred,
    judges: marks.length,
    byCriterion: marks.length > 0 ? meanScores(panel, placed) : {},
    isTied,
    decidedBy,
    problems: problemsOf(rules, placed),
  };
}

function meanScores({ scale }: Panel, { marks }: Placed): Record<string, number> {
  return Object.fromEntries(
    scale.criteria.map(({ criterion: { code, min, step } }, at) => {
      const mean = marks.reduce((sum, { steps }) => sum + (steps[at] ?? 0), 0) / marks.length;
      // Steps such as 0.1 have no exact binary number: 0.3 is to be shown, not 0.30000000000000004.
      return [code, Math.round((min + mean * step) * 1e9) / 1e9];
    }),
  );
}

function problemsOf({ minJudges }: ResultRules, { act, marks, total }: Placed): StandingProblem[] {
  const problems: StandingProblem[] = [];
  if (marks.length < Math.max(1, minJudges)) problems.push('fewJudges');
  if (act.hasUnsigned) problems.push('unsigned');
  if (total?.fellBack) problems.push('fellBack');
  return problems;
}
