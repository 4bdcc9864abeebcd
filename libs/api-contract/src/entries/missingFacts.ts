import * as v from 'valibot';
import { entryTaskSchema } from './entryTask';
import { feeFactsSchema } from '../finance/feeSchemas';

const text = v.string();
const instant = v.string();
const day = v.string();
const count = v.pipe(v.number(), v.integer());

/** The facts from which follows what an entry lacks: of an entry alone and of a list of entries alike. */
export const missingFactsSchema = v.object({
  status: text,
  /** The reader can change it, as far as its status and the deadline of its event permit. */
  can_update: v.boolean(),
  /** Always true for those who cannot know who its contact is. */
  has_contact: v.boolean(),
  /** How many take part, as it was stated. */
  members_count: v.nullable(count),
  /** Members who did not withdraw. */
  members_standing: count,
  members_invited: count,
  /** Members whose guardian has not answered all for this season; 0 for readers who need not know. */
  members_unanswered: count,
  has_slot: v.boolean(),
  /** Null for those who cannot read it. */
  event: v.nullable(
    v.object({
      hashcode: text,
      title: text,
      status: text,
      starts_on: day,
      entries_close: v.nullable(instant),
      zone: text,
    }),
  ),
  /** Parts of its fee; null where there is none, and for readers whom it does not concern. */
  fee: v.nullable(feeFactsSchema),
  /** Of the event, for those who entered, by the day on which they are due. */
  tasks: v.array(entryTaskSchema),
});
export type MissingFacts = v.InferOutput<typeof missingFactsSchema>;
