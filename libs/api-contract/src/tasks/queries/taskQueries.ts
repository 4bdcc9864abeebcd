import * as v from 'valibot';
import { answerSchema } from '../../entries/entryTask';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

export { entryTaskSchema, type EntryTask } from '../../entries/entryTask';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const named = v.object({ hashcode: v.string(), title: v.string() });

/** An entry that has to answer a task. */
export const taskAnswerSchema = v.object({
  entry: named,
  school: v.nullable(v.string()),
  contact: v.nullable(named),
  answer: answerSchema,
});
export type TaskAnswer = v.InferOutput<typeof taskAnswerSchema>;

/** A question whose answer is missing or not right: the field of the form, `members[0].name` in a row, and what it asks. */
export const missingAnswerSchema = v.object({ field: v.string(), label: v.string() });
export type MissingAnswer = v.InferOutput<typeof missingAnswerSchema>;

/** A form that is part of entering an entry, for one task of its event. */
export const enteringFormSchema = v.object({
  task: named,
  /** The form, and the version in which it is answered. */
  definition: v.string(),
  edition: v.string(),
  answer: answerSchema,
  /** The questions whose answers are missing or not right: of an answer that was submitted, none. */
  missing: v.array(missingAnswerSchema),
});
export type EnteringForm = v.InferOutput<typeof enteringFormSchema>;

const shared = {
  group: 'Tasks',
  envelope: 'data',
  roles: ['staff', 'participant'],
  problems: ['missing'],
  clause: '2.21, 7.44',
} as const;

/** The answers to tasks, by task and by entry. */
export const taskQueries = {
  taskAnswers: defineQuery({
    ...shared,
    summary: 'The entries that have to answer a task, each with its answer: for participants, their own',
    path: 'tasks/{task}/answers',
    input: v.object({ task: hashcode }),
    output: v.object({ results: v.array(taskAnswerSchema) }),
  }),

  enteringForms: defineQuery({
    ...shared,
    summary: 'The forms that are part of entering an entry, each with its answer and what it lacks',
    path: 'entries/{entry}/entering_forms',
    input: v.object({ entry: hashcode }),
    output: v.object({ results: v.array(enteringFormSchema) }),
    roles: ['staff', 'participant', 'collaborator'],
    clause: '7.39, 7.44',
  }),
};
