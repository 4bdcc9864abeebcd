import * as v from 'valibot';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';
import { publicNames } from '../../schemas/publicNames';

const text = v.string();
const count = v.pipe(v.number(), v.integer());
const stage = v.object({ stage: v.pipe(v.string(), v.check(isHashcode)) });

/** A vote as the audience has it: acts and schools, no people and no counts. */
export const audienceVoteSchema = v.object({
  stage: text,
  event: text,
  /** The time zone of the venue. */
  zone: text,
  isOpen: v.boolean(),
  /** When it closes or has closed; null: when it is closed by hand. */
  closes_at: v.nullable(v.pipe(text, v.isoTimestamp())),
  /** In the order in which they appear. */
  acts: v.array(
    v.object({
      hashcode: text,
      ...publicNames,
    }),
  ),
});
export type AudienceVote = v.InferOutput<typeof audienceVoteSchema>;

/** How a vote goes, without what it is for: that is sealed until the results are released. */
export const voteTurnoutSchema = v.object({
  votes: count,
  /** The networks from which they came, and the most that came from one: of a hall nearly all do. */
  networks: count,
  most_of_one: count,
  /** As many as one network can have. */
  limit_of_one: count,
});
export type VoteTurnout = v.InferOutput<typeof voteTurnoutSchema>;

/** What is read of the vote of an audience. */
export const voteQueries = {
  audienceVote: defineQuery({
    group: 'Judging',
    summary: 'The vote of the audience on the acts of a stage, for its phones',
    path: 'vote/{stage}',
    input: stage,
    output: audienceVoteSchema,
    envelope: 'data',
    roles: 'public',
    rateClass: 'page',
    isCached: { seconds: 2 },
    isBackground: true,
    problems: ['missing'],
    clause: '3.24, 1.10',
  }),

  voteTurnout: defineQuery({
    group: 'Judging',
    summary: 'How many have voted on the acts of a stage, and not for whom',
    path: 'stages/{stage}/vote',
    input: stage,
    output: voteTurnoutSchema,
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '3.24, 1.10',
  }),
};
