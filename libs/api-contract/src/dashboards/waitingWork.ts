import * as v from 'valibot';
import type { WaitingKind } from './waitingKinds.data';

const text = v.string();
const count = v.pipe(v.number(), v.integer());

/** The work of one kind that waits for the reader. */
const waitingGroup = v.object({
  /** One that a client does not know yet is not shown: the declarations of all kinds are not in the first page. */
  kind: v.string() as v.GenericSchema<WaitingKind>,
  count,
  /** The moment of its first row. */
  oldest: text,
  /** The first few: oldest first. */
  rows: v.array(
    v.object({
      hashcode: text,
      title: text,
      /** Its event, school or address, which distinguishes two of the same name. */
      about: v.nullable(text),
      at: text,
      /** Its act can be done in place. */
      is_ready: v.boolean(),
    }),
  ),
});
export type WaitingGroup = v.InferOutput<typeof waitingGroup>;
export type WaitingRow = WaitingGroup['rows'][number];

/** Work that waits for the reader, most pressing first. */
export const waitingWorkSchema = v.array(waitingGroup);
