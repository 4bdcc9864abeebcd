import * as v from 'valibot';

/** How an act stands where everyone can read it. */
export const publicNames = {
  /** Null for an act that is named after one of its people: its school stands for it. */
  name: v.nullable(v.string()),
  school: v.nullable(v.string()),
};
