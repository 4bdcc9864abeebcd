import * as v from 'valibot';
import { messagingLimits } from './messagingSchemas';
import { limits } from '../product';
import { isHashcode } from '../schemas/formats';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Roles that read and write comments on the records that they can read: no participant and no judge. Admins are always among them. */
export const commentRoles = ['staff'] as const;

/** How much can be written about a record. A comment is as long as a message and mentions as many. */
export const commentLimits = {
  maxLength: limits.maxMessageLength,
  maxMentions: messagingLimits.maxMentions,
  maxPerRecord: 1_000,
  /** How many of the latest are read unless more are requested. */
  latest: 50,
  /** So many people are listed to be mentioned. */
  people: 500,
} as const;

/** A comment on a record, as it is read. */
export const commentSchema = v.object({
  hashcode,
  /** Plain text; empty where it is deleted. */
  body: v.string(),
  mentions: v.array(v.object({ user: hashcode, name: v.string() })),
  /** Null where the account of the author was deleted. */
  author: v.nullable(hashcode),
  author_name: v.string(),
  created: v.string(),
  edited: v.nullable(v.string()),
  is_deleted: v.boolean(),
});
export type RecordComment = v.InferOutput<typeof commentSchema>;

/** The comments on a record, oldest first. */
export const commentListSchema = v.object({
  /** Without those that are deleted. */
  count,
  /** True if there are older ones than these. */
  has_more: v.boolean(),
  /** True if the reader follows the record. */
  is_following: v.boolean(),
  results: v.array(commentSchema),
});
