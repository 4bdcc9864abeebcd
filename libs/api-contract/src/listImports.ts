import * as v from 'valibot';
import type { Collection } from './defineCollection';
import type { Field } from './fields/kinds';

/** The field of a mapping whose column names the record of a row: its hashcode. A row with one changes that record. */
export const importKey = 'hashcode';

/** The heading of that column in an export, in every language: the name of the value. */
export const importKeyHeading = 'Record ID';

/** Other headings of that column, in lower case. */
export const importKeyHeadings: readonly string[] = [
  'hashcode',
  'record id',
  'tuakiri pūkete',
  'key',
  'record key',
  'kī',
];

/** Headings of the column of reasons for rows with errors, in lower case: an import does not read it. */
export const importReasonHeadings: readonly string[] = [
  'why it was not imported',
  'he aha i kore ai e kawea mai',
];

const text = v.pipe(v.string(), v.maxLength(200));
const texts = v.record(v.string(), text);

/**
 * The words of the user's language that a file can be written in, as an export writes them. Only the browser knows them; what is left
 * out is English, which is always read.
 */
export const fileWordsSchema = v.strictObject({
  months: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.length(12))),
  yes: v.exactOptional(text),
  no: v.exactOptional(text),
  /** Labels of fields, by their names. */
  labels: v.exactOptional(texts),
  /** The text of each option, by its value, by the name of the field. */
  options: v.exactOptional(v.record(v.string(), texts)),
});
/** The words that a file can be written in besides English. */
export type FileWords = v.InferOutput<typeof fileWordsSchema>;

/**
 * Heading of a field's column in a file: its label, with its name where another field of the collection has the same label, so
 * that an import finds each of them again.
 *
 * @example
 * fileHeading(collectionNamed('employees'), 'position', labelOf) // 'Position'
 */
export function fileHeading(
  { fields }: Collection,
  name: string,
  labelOf: (field: Field, name: string) => string,
): string {
  const field = fields[name];
  if (!field) return name;
  const label = labelOf(field, name);
  const isShared = Object.entries(fields).some(
    ([other, declared]) => other !== name && labelOf(declared, other).toLowerCase() === label.toLowerCase(),
  );
  return isShared ? `${label} (${name})` : label;
}

/** Which of two numbers of a date comes first. */
export const dayOrders = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** The meaning of a year of two digits: as Excel reads it (29 is 2029 and 30 is 1930), or a year of one century. */
export const shortYears = ['as-excel', 'from-2000', 'before-2000'] as const;
export type ShortYears = (typeof shortYears)[number];

/** Decimal separators of numbers. */
export const decimalMarks = ['point', 'comma'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** Which part of a name comes first in a column of whole names, where no comma shows it. */
export const nameOrders = ['given-first', 'family-first'] as const;
export type NameOrder = (typeof nameOrders)[number];

/** How the letters of a file are written that is not UTF-8: by Excel on Windows, or by Excel on a Mac. */
export const fileEncodings = ['windows-1252', 'macintosh'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/**
 * How a column is written, decided from all its cells: `either` where no cell shows it, `mixed` where cells contradict each other, absent
 * where it does not matter.
 */
export const columnFormSchema = v.object({
  days: v.exactOptional(v.picklist([...dayOrders, 'either', 'mixed'])),
  decimals: v.exactOptional(v.picklist([...decimalMarks, 'either', 'mixed'])),
  /** Some year has two digits. */
  years: v.exactOptional(v.literal('mixed')),
  /** Its cells are whole names, and some have no comma. */
  names: v.exactOptional(v.literal('either')),
});

/** Formats that the user selects for columns that do not show them, by the column. */
export const formAnswersSchema = v.record(
  v.string(),
  v.strictObject({
    days: v.exactOptional(v.picklist(dayOrders)),
    decimals: v.exactOptional(v.picklist(decimalMarks)),
    years: v.exactOptional(v.picklist(shortYears)),
    names: v.exactOptional(v.picklist(nameOrders)),
  }),
);
export type FormAnswers = v.InferOutput<typeof formAnswersSchema>;

/** How many texts of a file can have a meaning: they go in the address. */
export const maxMeanings = 40;

/**
 * Meanings of texts in a file that are not understood, by the field: the hashcode of a record or the value of an option, '' for no value.
 * Rows with the text are read as if they had that instead.
 */
export const meaningsSchema = v.pipe(
  v.record(v.string(), texts),
  v.check(
    (meanings) => Object.values(meanings).flatMap((each) => Object.keys(each)).length <= maxMeanings,
    `At most ${maxMeanings} texts can have a meaning.`,
  ),
);
/** Meanings of texts in a file. */
export type Meanings = v.InferOutput<typeof meaningsSchema>;
