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
/** Discipline, field and region of a creative; null where it is not known. */
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

/** Creatives whom a mentor mentors now, and no others. */
export const myCreativesSchema = v.object({
  /** Why the reader mentors no one now though they are a mentor: their police check is over. */
  isUnchecked: v.boolean(),
  /** Achievements on offer. */
  offered: v.array(v.object({ hashcode: v.string(), title: v.string(), type: v.nullable(v.string()) })),
  creatives: v.array(
    v.object({
      hashcode: v.string(),
      name: v.string(),
      project: v.string(),
      /** How far the project is. */
      milestone: v.nullable(v.picklist(['idea', 'making', 'sharing', 'done'])),
      achievements: v.array(
        v.object({
          hashcode: v.string(),
          template: v.string(),
          title: v.string(),
          status: v.picklist(['working', 'proposed', 'reached']),
          reachedOn: v.nullable(v.string()),
          evidence: v.nullable(v.string()),
          /** Why the office sent it back. */
          returnedBecause: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});
export type MyCreatives = v.InferOutput<typeof myCreativesSchema>;
