import * as v from 'valibot';
import { uploadLimits } from '../attachments/uploadLimits';
import { answerLimits } from '../fields/answer';
import { words } from '../schemas/words';
import { fileKinds } from '../fields/fileKinds';
import { answerKindOf, answerKinds, type AnswerKind } from './answerKinds';

export const formLimits = {
  pages: 20,
  sections: 40,
  fields: 300,
  rows: 100,
  help: 1_000,
  score: 1_000,
  /** As large as a file can be at all. */
  megabytes: uploadLimits.maxFileBytes / 1_048_576,
  ...answerLimits,
} as const;

const label = v.pipe(v.string(), v.trim(), v.minLength(1, words.required), v.maxLength(formLimits.label));
const help = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(formLimits.help)));
/** Stays the same through all versions, so that answers find their field again. */
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const score = v.optional(whole(-formLimits.score, formLimits.score));

/** Shows a part only where another answer is so: `equals` and `contains` compare with `value`. */
const condition = v.object({
  field: id,
  is: v.picklist(['answered', 'unanswered', 'equals', 'contains']),
  value: v.optional(v.union([v.pipe(v.string(), v.maxLength(formLimits.label)), v.number(), v.boolean()])),
});
export type Condition = v.InferOutput<typeof condition>;

/** All of these must hold. */
const shownIf = v.optional(v.pipe(v.array(condition), v.maxLength(5)));

const option = v.object({ value: id, label, score });

const field = v.object({
  id,
  kind: v.picklist(answerKinds),
  label,
  help,
  required: v.optional(v.boolean()),
  options: v.optional(v.pipe(v.array(option), v.maxLength(formLimits.options))),
  /** Takes a text of one's own besides the options (clause 5.22). */
  hasOther: v.optional(v.boolean()),
  /** Asks for times as well as days. */
  hasTimes: v.optional(v.boolean()),
  /** Bounds of a number, or of how many options, tags, stars, files or characters there are. */
  min: v.optional(whole(-1_000_000_000, 1_000_000_000)),
  max: v.optional(whole(-1_000_000_000, 1_000_000_000)),
  /** The kinds of files that are accepted, and their greatest size. Absent: all. */
  fileKinds: v.optional(v.pipe(v.array(v.picklist(fileKinds)), v.maxLength(fileKinds.length))),
  maxMegabytes: v.optional(whole(1, formLimits.megabytes)),
  /** Score of any answer to it; options have scores of their own. */
  score,
  shownIf,
});
export type FormField = v.InferOutput<typeof field>;

const section = v.object({
  id,
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(formLimits.label))),
  help,
  /** Answered row by row: members, instruments. */
  repeat: v.optional(
    v.object({ row: label, min: whole(0, formLimits.rows), max: whole(1, formLimits.rows) }),
  ),
  fields: v.array(field),
  shownIf,
});
export type FormSection = v.InferOutput<typeof section>;

const page = v.object({
  id,
  title: label,
  sections: v.pipe(v.array(section), v.maxLength(formLimits.sections)),
});

const structure = v.object({ pages: v.pipe(v.array(page), v.minLength(1), v.maxLength(formLimits.pages)) });
export type FormContent = v.InferOutput<typeof structure>;

/** A form that asks nothing yet. */
export const emptyForm: FormContent = {
  pages: [{ id: 'page', title: 'Page 1', sections: [{ id: 'section', fields: [] }] }],
};

/** A form of one question, as an example. */
export const smallForm: FormContent = {
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [{ id: 'about', fields: [{ id: 'title', kind: 'text', label: 'Title of the act' }] }],
    },
  ],
};

/** Answers as they are stored, for any form: `checkAnswers` checks them against it. */
export const answersSchema = v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown());

/** Questions of a form definition: pages of sections of fields. Refused where they contradict themselves, with the path of each error. */
export const formContentSchema = v.pipe(
  structure,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of contradictionsOf(dataset.value)) addIssue({ message });
  }),
);

/** Every field of a form, with its section, in the order of the form. */
export function fieldsOf(content: FormContent): { field: FormField; section: FormSection }[] {
  return content.pages
    .flatMap(({ sections }) => sections)
    .flatMap((each) => each.fields.map((formField) => ({ field: formField, section: each })));
}

/** Checks whether a kind is answered by options. */
export function isOption(question: { kind: AnswerKind }): boolean {
  return answerKindOf(question).hasOptions === true;
}

function contradictionsOf(content: FormContent): string[] {
  const all = fieldsOf(content);
  const sections = content.pages.flatMap((each) => each.sections);
  const ids = [...content.pages, ...sections, ...all.map((each) => each.field)].map((part) => part.id);
  const twice = [...new Set(ids.filter((each, index) => ids.indexOf(each) !== index))];
  return [
    ...(all.length > formLimits.fields
      ? [`A form can have ${formLimits.fields} fields, not ${all.length}.`]
      : []),
    ...twice.map((each) => `Two parts of the form have the id ${each}.`),
    ...all.flatMap(({ field: formField }) => fieldContradictions(formField)),
    ...sections.flatMap(({ repeat, title = '' }) =>
      repeat && repeat.min > repeat.max
        ? [`${title || repeat.row}: the fewest rows are more than the most.`]
        : [],
    ),
    ...earlierOnly(content),
  ];
}

function fieldContradictions(formField: FormField): string[] {
  const { options = [], min, max } = formField;
  const values = options.map(({ value }) => value);
  return [
    ...(isOption(formField) && options.length === 0
      ? [`${formField.label}: Options have not been configured.`]
      : []),
    ...(new Set(values).size < values.length ? [`${formField.label}: two options are the same.`] : []),
    ...(min !== undefined && max !== undefined && min > max
      ? [`${formField.label}: the least is more than the most.`]
      : []),
  ];
}

/** A condition refers back: to a field that comes before, outside of rows or in the same row. So none can wait for itself. */
function earlierOnly(content: FormContent): string[] {
  const before = new Map<string, FormSection>();
  const wrong: string[] = [];
  const check = (conditions: readonly Condition[] | undefined, where: string, row: FormSection | null) => {
    for (const { field: formField } of conditions ?? []) {
      const home = before.get(formField);
      if (!home || (home.repeat && home !== row)) {
        wrong.push(`${where} depends on ${formField}, which is not asked before it.`);
      }
    }
  };
  for (const each of content.pages.flatMap(({ sections }) => sections)) {
    check(each.shownIf, each.title || each.id, null);
    for (const formField of each.fields) {
      check(formField.shownIf, formField.label, each);
      before.set(formField.id, each);
    }
  }
  return wrong;
}
