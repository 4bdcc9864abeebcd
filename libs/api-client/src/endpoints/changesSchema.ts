import * as v from 'valibot';

const changeSchema = v.looseObject({
  sequence: v.number(),
  change_set: v.string(),
  kind: v.picklist(['create', 'update', 'delete']),
  at: v.string(),
  fields: v.array(v.looseObject({ field: v.string(), label: v.string() })),
});

/** A page of a record's history. */
export const changesSchema = v.object({
  results: v.array(changeSchema),
  count: v.number(),
  next: v.nullish(v.string(), null),
  previous: v.nullish(v.string(), null),
});
