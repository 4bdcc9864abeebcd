import * as v from 'valibot';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';
import { stages } from '../collections/stages';
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
  /** By what one vote is counted: by a phone that has the code of the hall, or by a ticket. */
  by: v.picklist(stages.fields.vote_by.options.map(({ value }) => value)),
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

/** Reasons to check the votes of one kind of device in one network. */
export const voteDoubts = ['noBrowser', 'evenPace', 'fast', 'oneAct'] as const;

/** How a vote goes, without what it is for: that is sealed until the results are released. */
export const voteTurnoutSchema = v.object({
  votes: count,
  /** The networks from which they came, and the most that came from one: of a hall nearly all do. */
  networks: count,
  most_of_one: count,
  /** As many as one network can have. */
  limit_of_one: count,
  /** Votes that the office has left out; they are among the votes. */
  left_out: count,
  /** Votes of one kind of device in one network that a program probably sent, or that are left out. Sources are distinguished until the release. */
  marks: v.array(
    v.object({
      source: text,
      votes: count,
      first: v.pipe(text, v.isoTimestamp()),
      last: v.pipe(text, v.isoTimestamp()),
      doubts: v.array(v.picklist(voteDoubts)),
      is_left_out: v.boolean(),
    }),
  ),
});
export type VoteTurnout = v.InferOutput<typeof voteTurnoutSchema>;

/** So many cards are printed for a hall at most. */
export const maxVoteCards = 3_000;

/** Queries of the vote of an audience. */
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

  voteCards: defineQuery({
    group: 'Judging',
    summary: 'Codes that are printed and laid on the seats: each has one vote on the acts of a stage',
    path: 'stages/{stage}/vote/cards',
    input: v.object({
      ...stage.entries,
      count: v.pipe(
        v.string(),
        v.digits(),
        v.maxLength(4),
        v.check((text) => Number(text) >= 1 && Number(text) <= maxVoteCards),
      ),
    }),
    output: v.object({ stage: text, event: text, cards: v.array(v.object({ nth: count, code: text })) }),
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '3.24, 1.10',
  }),
};
