/** A criterion of a rubric (tenants.md, 'Practice on the day'): what judges score, and how much it counts. */
export interface Criterion {
  code: string;
  label: string;
  /** In percent points: any positive number, because weights count by their share of the sum. Read to millionths. */
  weight: number;
  /** The lowest score, which is worth nothing. */
  min: number;
  /** The highest score, which is worth the whole weight. */
  max: number;
  /** Scores are `min` and whole steps above it. Read to millionths. */
  step: number;
  /** Meanings of scores, each from a score upwards, in rising order. */
  levels?: readonly Level[];
  /** Judges have to write why. */
  needsComment?: boolean;
}

/** Meaning of a score from here upwards. */
export interface Level {
  from: number;
  text: string;
}

/** Deduction from an act, such as for a late start. */
export interface Penalty {
  code: string;
  label: string;
  /** Points off the weighted total of 0 to 100: a positive number. */
  points: number;
}

/** Criteria and penalties of a stage. */
export interface Rubric {
  criteria: readonly Criterion[];
  penalties: readonly Penalty[];
}

/**
 * The sheet of one judge for one act. Scores are by the code of their criterion, and absent before they are given. Only `signed` sheets
 * count; a judge who knows an entrant is `recused` from the act.
 */
export interface JudgeSheet {
  judge: string;
  entry: string;
  status: 'open' | 'signed' | 'recused';
  scores: Readonly<Record<string, number>>;
}
