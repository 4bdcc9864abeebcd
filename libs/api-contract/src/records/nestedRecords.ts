import * as v from 'valibot';
import type { AnyRecord } from '../record';
import { looseRecord } from '../schemas/looseRecord';

const below = v.optional(v.nullable(v.array(looseRecord)));
const withBelow = v.looseObject({ children: below, direct_children: below });

/** The records right below one, where the server sent them along, under either of two names (clause 3.1); undefined where it did not. */
export function nestedRecords(record: AnyRecord): readonly AnyRecord[] | undefined {
  const parsed = v.safeParse(withBelow, record);
  if (!parsed.success) return undefined;
  const { direct_children, children } = parsed.output;
  // The schema checks the minimum of a record; the other fields are as the contract declares them.
  return (direct_children ?? children ?? undefined) as readonly AnyRecord[] | undefined;
}
