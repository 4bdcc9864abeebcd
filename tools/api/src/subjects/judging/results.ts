import type { ActState } from '@callboard/api-contract/competition';
import {
  decidedPlaces,
  isOut,
  rulesOfStage,
  scoresOf,
  sheetFacts,
  sheetTotal,
  standingsOf,
  type Decided,
  type PlaceDecision,
  type Rubric,
  type StageCounting,
  type Standing,
  type StoredSheet,
} from '@callboard/domain/judging';
import type { ActOutcome } from '@callboard/domain/scheduling';

/** A sheet with what its judge wrote to those who entered. */
export interface ResultSheet extends StoredSheet {
  comment: string | null;
}

/** Result of an act as the release writes it. */
export interface StageResult {
  entry: string;
  state: ActState;
  place: number | null;
  /** As it is read: with the decimals of the stage. */
  total: string | null;
  /** Null where it was not on stage. */
  feedback: ReturnType<typeof feedbackOf> | null;
}

interface ResultsOf {
  stage: StageCounting;
  rubric: Rubric;
  sheets: readonly ResultSheet[];
  /** Outcome of each act that has not withdrawn. */
  acts: ReadonlyMap<string, ActOutcome>;
  decisions?: readonly PlaceDecision[];
}

/** The results of a stage with its standings, from its sheets and what the head judge decided. */
export function resultsOf({ stage, rubric, sheets, acts, decisions = [] }: ResultsOf): {
  standings: Decided<Standing>[];
  results: StageResult[];
} {
  const facts = sheetFacts(sheets);
  const rules = rulesOfStage(stage, rubric);
  const entries = [...acts.keys()];
  const states = new Map([...acts].map(([entry, { state }]) => [entry, state]));
  const placeLeft = stage.place_left ?? 'move_up';
  const standings = decidedPlaces(standingsOf({ rubric, rules, entries, ...facts }), {
    decisions,
    states,
    placeLeft,
  });
  // Places are summed in halves.
  const decimals = stage.method === 'ranks' ? 1 : stage.decimals;
  const results = standings.map(({ entry, rank, total }): StageResult => {
    const { state, hasPerformed } = acts.get(entry) ?? { state: 'expected', hasPerformed: false };
    const own = sheets.filter((sheet) => sheet.entry === entry && sheet.status === 'signed');
    const isLeft = isOut(state);
    const feedback =
      isLeft && !hasPerformed ? null : feedbackOf(rubric, stage.decimals, own, facts.penalties[entry] ?? []);
    const shown = isLeft || total === null ? null : total.toFixed(decimals);
    return { entry, state, place: rank, total: shown, feedback };
  });
  return { standings, results };
}

/** Feedback for the school of an act: the scores of each judge without a name. */
function feedbackOf(
  rubric: Rubric,
  decimals: number,
  sheets: readonly ResultSheet[],
  penalties: readonly string[],
) {
  return {
    judges: sheets.map(({ marks, comment }) => {
      const total = sheetTotal(rubric, { scores: scoresOf(marks) });
      const byCode = new Map(marks.map((mark) => [mark.code, mark]));
      return {
        total: total === null ? null : Number(total.toFixed(decimals)),
        scores: rubric.criteria.map(({ code, label, max }) => ({
          label,
          value: byCode.get(code)?.value ?? null,
          max,
          note: byCode.get(code)?.note ?? '',
        })),
        comment: comment ?? '',
      };
    }),
    penalties: rubric.penalties
      .filter(({ code }) => penalties.includes(code))
      .map(({ label, points }) => ({ label, points })),
  };
}
