import { queries } from '@callboard/api-client/actions';
import type { AnyRecord } from '@callboard/api-contract';
import { checkEntry } from '@callboard/domain/competition';
import { useState } from 'react';

/** The steps in which every entry is requested something. */
type OwnStep = 'act' | 'members';

const leads = { act: 'field', members: 'members' } as const;

/** Whether something that was requested in a step of entering still refuses the entry: the mark of the step is true as long as it is not. */
export function useStepRefusals({ hashcode }: AnyRecord): (step: OwnStep) => boolean {
  const { data } = queries.entryEligibility.useQuery({ entry: hashcode });
  const [now] = useState(() => new Date());
  const found = data ? checkEntry(data.rules, data.facts, now) : [];
  const refusing = found.filter(({ rule, waived }) => rule.severity === 'refuse' && !waived);
  return (step) => {
    if (!data) return true;
    const isEmpty = step === 'members' && data.facts.members.length === 0;
    return isEmpty || refusing.some(({ lead }) => lead.to === leads[step]);
  };
}
