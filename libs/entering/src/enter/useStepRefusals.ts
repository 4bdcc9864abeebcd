import { queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { checkEntry, isBlocking } from '@callboard/domain/competition';
import { useState } from 'react';

/** The steps in which every entry is requested something. */
type OwnStep = 'act' | 'members';

const leads = { act: 'field', members: 'members' } as const;

/** Returns a function that is true if something requested in a step of entering still refuses the entry. */
export function useStepRefusals({ hashcode }: RecordOf<'entries'>): (step: OwnStep) => boolean {
  const { data } = queries.entryEligibility.useQuery({ entry: hashcode });
  const [now] = useState(() => new Date());
  const found = data ? checkEntry(data.rules, data.facts, now) : [];
  const refusing = found.filter(isBlocking);
  return (step) => !data || refusing.some(({ lead }) => lead.to === leads[step]);
}
