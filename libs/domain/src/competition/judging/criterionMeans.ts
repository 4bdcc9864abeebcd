/** The scores of a judge, as those who entered read them. */
interface ReadScores {
  scores: readonly { label: string; value: number | null; max: number }[];
}

/** Result of an act for one criterion. */
export interface CriterionMean {
  label: string;
  /** The mean of the judges who scored it; null where none did. */
  mean: number | null;
  max: number;
}

/**
 * Average marks of an act for each criterion, in the order of the rubric.
 *
 * @example criterionMeans([{ scores: [{ label: 'Music', value: 8, max: 10 }] }]) // [{ label: 'Music', mean: 8, max: 10 }]
 */
export function criterionMeans(judges: readonly ReadScores[]): CriterionMean[] {
  // Each sheet has every criterion of the rubric.
  return (judges[0]?.scores ?? []).map(({ label, max }, nth) => {
    const given = judges.flatMap(({ scores }) => scores[nth]?.value ?? []);
    const sum = given.reduce((total, value) => total + value, 0);
    return { label, max, mean: given.length === 0 ? null : sum / given.length };
  });
}
