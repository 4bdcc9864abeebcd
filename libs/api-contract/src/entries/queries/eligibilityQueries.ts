import * as v from 'valibot';
import { entryEligibilitySchema } from '../eligibility/entryFacts';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

/** Queries of eligibility rules. */
export const eligibilityQueries = {
  entryEligibility: defineQuery({
    summary: 'All that rules look at in an entry, and the rules that it is checked with',
    group: 'Eligibility',
    path: 'eligibility/entries/{entry}',
    input: v.object({ entry: v.pipe(v.string(), v.check(isHashcode)) }),
    output: entryEligibilitySchema,
    envelope: 'data',
    roles: ['staff', 'participant', 'collaborator'],
    problems: ['missing'],
    clause: '7.40',
  }),
};
