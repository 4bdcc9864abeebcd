import { defineQuery, noQuery } from '../../defineQuery';
import { mentorMatchesSchema, myCreativesSchema } from '../mentorSchemas';

/** Queries of the mentors of young creatives. */
export const mentorQueries = {
  mentorMatches: defineQuery({
    summary:
      'The first creatives without a mentor, each with the mentors who fit and why, and the load of all',
    group: 'Learning',
    path: 'learning/mentor_matches',
    input: noQuery,
    output: mentorMatchesSchema,
    envelope: 'data',
    roles: ['staff'],
    clause: '7.41',
  }),

  myCreatives: defineQuery({
    summary: 'The creatives whom the reader mentors now, with what they reached and can begin',
    group: 'Learning',
    path: 'learning/my_creatives',
    input: noQuery,
    output: myCreativesSchema,
    envelope: 'data',
    roles: 'session',
    clause: '7.41',
  }),
};
