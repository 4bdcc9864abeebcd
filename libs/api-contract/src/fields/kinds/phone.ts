import type { Given } from '../field';
import { exampleText, oneLine, writtenText, type WrittenField } from '../writtenText';
import { answerLimits, type Answer } from '../answer';
import { writtenAnswer } from '../answerSchemas';

/** A telephone number as people write it. */
export interface PhoneField extends WrittenField {
  kind: 'phone';
}

export const phone = <const G extends Given<PhoneField>>(given: G) => ({ kind: 'phone' as const, ...given });

export const phoneKind = writtenText<PhoneField>({ format: oneLine, example: exampleText });

export const phoneAnswer: Answer = { ...writtenAnswer(answerLimits.label), compares: 'text' };
