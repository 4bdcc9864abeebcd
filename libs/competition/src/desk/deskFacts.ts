import type { DeskSheet, JudgingDesk, StageProgression } from '@callboard/api-contract/competition';
import {
  compareMethods,
  decidedPlaces,
  disagreementOf,
  isOut,
  missingSheets,
  neededJudges,
  outliersOf,
  robustnessOf,
  rulesOfStage,
  sheetFacts,
  standingsOf,
  type Decided,
  type Disagreement,
  type JudgingFacts,
  type Outlier,
  type ResultMethod,
  type Robustness,
  type Rubric,
  type Standing,
} from '@callboard/domain/judging';

/** Facts that a head judge sees in the sheets of a stage. */
export interface DeskResults {
  rubric: Rubric;
  /** With the places that the head judge gave. */
  standings: readonly Decided<Standing>[];
  methods: Record<ResultMethod, readonly Standing[]>;
  robustness: ReadonlyMap<string, Robustness>;
  outliers: readonly Outlier[];
  disagreement: readonly Disagreement[];
}

/** The results of a desk that shows scores; null on a sealed one, and without a rubric. */
export function deskResults(desk: JudgingDesk): DeskResults | null {
  const { stage, acts, sheets, decisions } = desk;
  const { rubric } = stage;
  const counted = sheets.filter((sheet) => !isLeft(desk, sheet));
  const open = counted.flatMap(({ open: scores, ...sheet }) => (scores ? [{ ...sheet, ...scores }] : []));
  if (!rubric || open.length < counted.length) return null;
  const facts: JudgingFacts = {
    rubric,
    rules: rulesOfStage({ ...stage, min_judges: neededOf(desk) }, rubric),
    entries: acts.flatMap(({ hashcode, state }) => (state === 'withdrawn' ? [] : [hashcode])),
    ...sheetFacts(open),
  };
  return {
    rubric,
    standings: decidedPlaces(standingsOf(facts), {
      decisions,
      states: new Map(acts.map(({ hashcode, state }) => [hashcode, state])),
      placeLeft: stage.place_left ?? 'move_up',
    }),
    methods: compareMethods(facts),
    robustness: new Map(robustnessOf(facts).map((each) => [each.entry, each])),
    outliers: outliersOf(facts),
    disagreement: disagreementOf(facts),
  };
}

/** The sheets that judges of the panel have not signed yet. */
export function unsignedSheets({ judges, acts, sheets }: JudgingDesk) {
  return missingSheets({
    judges: judges.filter(({ status }) => status !== 'stood_down').map(({ user }) => user),
    entries: acts.flatMap(({ hashcode, state }) => (isOut(state) ? [] : [hashcode])),
    sheets,
    recusals: [],
    seats: Object.fromEntries(judges.map(({ user, seat }) => [user, seat])),
  });
}

/** Facts that decide who goes on from the stage of a desk; null where it leads nowhere. */
export function progressionOfDesk(
  { stage: { rules }, acts, votes }: JudgingDesk,
  standings: readonly Standing[],
): StageProgression | null {
  if (rules.length === 0) return null;
  return {
    rules,
    standings: standings.map(({ entry, rank, total }) => ({ entry, rank, total })),
    acts: acts
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ hashcode: entry, name, organisation: school }) => ({ entry, name, school })),
    votes,
  };
}

/** How many signed sheets an act needs for a place. */
export function neededOf({ stage, judges }: JudgingDesk): number {
  return neededJudges(stage.min_judges, judges);
}

/** The reader decides places while judging is closed, and while a correction of the results is open; not under a ceremony. */
export function canDecide({ isHead, stage }: JudgingDesk): boolean {
  return isHead && stage.ceremony === null && (stage.status === 'closed' || stage.isCorrecting);
}

/** True if a sheet stays open for good: its judge has stood down. */
function isLeft({ judges }: JudgingDesk, { judge, status }: DeskSheet): boolean {
  return status === 'open' && judges.some((each) => each.user === judge && each.status === 'stood_down');
}

/**
 * How a result by ranks or by standard scores reads the sheets of one seat that two judges filled: as those of two judges, since two
 * people do not score on one scale. Null where the method compares the acts of no judge, or one judge alone has sheets there.
 */
export function mixedMethod(
  { stage, judges, sheets }: JudgingDesk,
  seat: string,
  isFilledAgain: boolean,
): 'ranks' | 'zscore' | null {
  const { method } = stage;
  if (method !== 'ranks' && method !== 'zscore') return null;
  const signed = judges.filter(
    (judge) =>
      judge.seat === seat && sheets.some((sheet) => sheet.judge === judge.user && sheet.status === 'signed'),
  );
  return signed.length + (isFilledAgain ? 1 : 0) > 1 ? method : null;
}

/** The sheet of a judge for an act. */
export function sheetOf(sheets: readonly DeskSheet[], judge: string, entry: string): DeskSheet | undefined {
  return sheets.find((sheet) => sheet.judge === judge && sheet.entry === entry);
}
