import {
  decidedPlaces,
  rulesOfStage,
  scoresOf,
  sheetFacts,
  sheetTotal,
  standingsOf,
  type Decided,
  type DecidedPlace,
  type Rubric,
  type StageCounting,
  type Standing,
  type StoredSheet,
} from '@callboard/domain/judging';

/** A sheet with what its judge wrote to those who entered. */
export interface ResultSheet extends StoredSheet {
  comment: string | null;
}

/** What is written of an act at the release. */
export interface StageResult {
  entry: string;
  place: number | null;
  /** As it is read: with the decimals of the stage. */
  total: string | null;
  feedback: ReturnType<typeof feedbackOf>;
}

interface ResultsOf {
  stage: StageCounting;
  rubric: Rubric;
  sheets: readonly ResultSheet[];
  /** Those that take part. */
  entries: readonly string[];
  /** The places that the head judge gave. */
  decisions?: readonly DecidedPlace[];
}

/** The results of a stage with its standings, from its sheets and what the head judge decided. */
export function resultsOf({ stage, rubric, sheets, entries, decisions = [] }: ResultsOf): {
  standings: Decided<Standing>[];
  results: StageResult[];
} {
  const facts = sheetFacts(sheets);
  const rules = rulesOfStage(stage, rubric);
  const standings = decidedPlaces(standingsOf({ rubric, rules, entries, ...facts }), decisions);
  // Places are summed in halves.
  const decimals = stage.method === 'ranks' ? 1 : stage.decimals;
  const results = standings.map(({ entry, rank, total }) => {
    const own = sheets.filter((sheet) => sheet.entry === entry && sheet.status === 'signed');
    const feedback = feedbackOf(rubric, stage.decimals, own, facts.penalties[entry] ?? []);
    return { entry, place: rank, total: total === null ? null : total.toFixed(decimals), feedback };
  });
  return { standings, results };
}

/** What those who entered read: the scores of each judge without a name. */
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
