import * as v from 'valibot';
import { isHashcode } from '../schemas/formats';

/** Why a mentor fits a creative: the same discipline, the same creative field, the same region. */
export const matchReasons = ['discipline', 'field', 'region'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Why a mentor gets no further creative. */
export const mentorRefusals = ['retired', 'unchecked', 'full'] as const;
export type MentorRefusal = (typeof mentorRefusals)[number];

const named = v.object({ hashcode: v.pipe(v.string(), v.check(isHashcode)), title: v.string() });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many creatives a mentor has, and how many they take on; null where that is not known. */
const load = { has: count, takes: v.nullable(count) };
/** What a creative works in, and where; null where it is not known. */
const place = {
  discipline: v.nullable(v.string()),
  field: v.nullable(v.string()),
  region: v.nullable(v.string()),
};

/** A mentor who fits a creative, and why. */
export const mentorProposalSchema = v.object({
  mentor: named,
  reasons: v.array(v.picklist(matchReasons)),
  ...load,
});
export type MentorProposal = v.InferOutput<typeof mentorProposalSchema>;

/** Creatives without a mentor, each with those who fit, and all mentors with how many they have. */
export const mentorMatchesSchema = v.object({
  /** How many have none: more than are listed, where they are many. */
  waiting: count,
  creatives: v.array(
    v.object({
      creative: named,
      project: named,
      ...place,
      proposals: v.array(mentorProposalSchema),
    }),
  ),
  mentors: v.array(
    v.object({ mentor: named, ...place, ...load, refusal: v.nullable(v.picklist(mentorRefusals)) }),
  ),
});
