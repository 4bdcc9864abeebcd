import type { MissingFacts } from '@callboard/api-contract/entries';
import { missingOf, type Missing } from '@callboard/domain/competition';
import { useFeature } from '@callboard/tenant';

/** Reads what an entry of this tenant lacks. */
export function useMissing(now: Date): (facts: MissingFacts) => Missing[] {
  const hasScheduling = useFeature('scheduling');
  const hasPerformances = useFeature('performances');
  return (facts) => missingOf(facts, { now, hasSlots: hasScheduling && hasPerformances });
}
