import type { StageToJudge } from './useJudging';

const hourMs = 3_600_000;
/** A stage is of tonight from so long before its first act to so long after its last. */
const beforeMs = 8 * hourMs;
const afterMs = 6 * hourMs;

/** The stages of a judge: those of tonight, others that are open to score, and those to come. */
export interface JudgesStages {
  tonight: readonly StageToJudge[];
  open: readonly StageToJudge[];
  coming: readonly StageToJudge[];
}

/**
 * The stages with those of tonight apart, by the times of their acts: of these first what is being judged, then what begins first. On a day
 * without any, what is being judged counts as tonight's, since its acts can have no time yet.
 */
export function tonightOf(stages: readonly StageToJudge[], now: number): JudgesStages {
  const isOfNow = ({ acts }: StageToJudge) => {
    const times = timesOf(acts);
    return times.length > 0 && now >= Math.min(...times) - beforeMs && now <= Math.max(...times) + afterMs;
  };
  const ofNow = stages.filter(isOfNow);
  const tonight = ofNow.length > 0 ? ofNow : stages.filter(({ status }) => status === 'judging');
  const rest = stages.filter((stage) => !tonight.includes(stage));
  return {
    tonight: tonight.toSorted(
      (one, other) =>
        Number(other.status === 'judging') - Number(one.status === 'judging') ||
        Math.min(...timesOf(one.acts)) - Math.min(...timesOf(other.acts)),
    ),
    open: rest.filter(({ status }) => status !== 'planned'),
    coming: rest.filter(({ status }) => status === 'planned'),
  };
}

function timesOf(acts: StageToJudge['acts']): number[] {
  return acts.flatMap(({ act: { from } }) => (from === null ? [] : Date.parse(from)));
}
