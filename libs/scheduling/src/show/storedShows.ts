import { castSchema, showSchema, type Cast, type Show } from '@callboard/api-contract/scheduling';
import type { StoredWork } from '@callboard/offline';
import * as v from 'valibot';

const schema = v.object({
  show: showSchema,
  /** Members of its cast, where the stage door was opened here. */
  cast: v.optional(castSchema),
});
/** A show as this device last read it. */
export type StoredShow = v.InferOutput<typeof schema>;

/** So many nights stay on a device: one is run, another is looked at. */
export const storedShows: StoredWork<{ show: Show; cast: Cast | undefined }, StoredShow> = {
  kind: 'show',
  schema,
  toCopy: ({ show, cast }, before) => ({ show, cast: cast ?? before?.cast }),
  max: 3,
};
