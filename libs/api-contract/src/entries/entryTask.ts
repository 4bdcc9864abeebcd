import * as v from 'valibot';

const named = v.object({ hashcode: v.string(), title: v.string() });

/** An answer as lists show it; null where none was begun. */
export const answerSchema = v.nullable(
  v.object({
    hashcode: v.string(),
    status: v.picklist(['open', 'submitted', 'change_requested', 'approved']),
    comment: v.nullable(v.string()),
    submitted: v.nullable(v.string()),
  }),
);

/** A task of an entry with its answer. */
export const entryTaskSchema = v.object({
  hashcode: v.string(),
  title: v.string(),
  due_on: v.nullable(v.string()),
  status: v.picklist(['open', 'done']),
  per_entry: v.boolean(),
  form: v.nullable(named),
  answer: answerSchema,
});
export type EntryTask = v.InferOutput<typeof entryTaskSchema>;
