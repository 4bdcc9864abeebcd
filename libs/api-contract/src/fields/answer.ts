import type { GenericSchema } from 'valibot';
import type { FileKind } from './fileKinds';

/** The longest answers: of one line, of several lines, and in a list. */
export const answerLimits = { label: 200, text: 10_000, options: 200 } as const;

/** Parts of a question that a kind of answer uses. */
export interface Question {
  options?: readonly { value: string; label: string }[] | undefined;
  /** Accepts free text as well as the options (clause 5.22). */
  hasOther?: boolean | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Days have times of day. */
  hasTimes?: boolean | undefined;
  /** The kinds of files that are accepted, and their greatest size. @default all */
  fileKinds?: readonly FileKind[] | undefined;
  maxMegabytes?: number | undefined;
}

/** Unit of `min` and `max` of a question, and the range in which they can be set. */
export interface AnswerBounds {
  of: 'characters' | 'value' | 'options' | 'words' | 'files' | 'stars' | 'seconds';
  least: number;
  most: number;
}

/**
 * Kind of value as the answer to a question of a form built by staff. It is in the file of the kind, next to its definition as a
 * field of a collection, and has a line in `answers`.
 */
export interface Answer {
  /** The schema of an answer that is present, with the messages of section 5. */
  schema(question: Question): GenericSchema<unknown>;
  /**
   * Value of an untouched question of this kind, wherever answers are compared, counted or checked: an untouched checkbox is a No,
   * an untouched list has no items.
   */
  empty: null | '' | false | readonly never[];
  /** Its text in a spreadsheet. @default as it is; the items of a list between commas */
  text?(answer: unknown, question: Question, translate: (text: string) => string): string;
  /** Stays a number in a spreadsheet, which can add it up. */
  isNumber?: true;
  /** It is selected among the options of the question. */
  hasOptions?: true;
  /** Meaning of `min` and `max` of the question. @default they mean nothing */
  bounds?: AnswerBounds;
  /** Its answer is files, of which the question can choose kinds and size. */
  hasFiles?: true;
  /** The question can ask for times as well as days. */
  canHaveTimes?: true;
  /** How a condition compares it. @default only whether there is one */
  compares?: 'option' | 'options' | 'text' | 'words' | 'number' | 'yesNo' | 'date' | 'time';
}
