import type { Given } from '../field';
import { exampleText, oneLine, writtenText, type WrittenField } from '../writtenText';
import { answerLimits, type Answer } from '../answer';
import { writtenAnswer } from '../answerSchemas';

/** A text of one line. Longest by default: 200. */
export interface TextField extends WrittenField {
  kind: 'text';
}

export const text = <const G extends Given<TextField>>(given: G) => ({ kind: 'text' as const, ...given });

export const textKind = writtenText<TextField>({ shape: 'line', format: oneLine, example: exampleText });

export const textAnswer: Answer = { ...writtenAnswer(answerLimits.label, 'line'), compares: 'text' };
