import * as v from 'valibot';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

/** Actions for the mentors of young creatives. */
export const mentorActions = {
  assignMentor: defineAction({
    name: 'assign_mentor',
    summary:
      'Gives a creative a mentor whose police check is valid and who takes on more, or none where it is null',
    on: { record: 'participants' },
    input: v.strictObject({ mentor: v.nullable(hashcodeInput) }),
    output: 'record',
    roles: ['staff'],
    problems: ['missing', 'conflict', 'stale'],
    clause: '7.41',
    alsoWrites: ['mentors'],
  }),
};
