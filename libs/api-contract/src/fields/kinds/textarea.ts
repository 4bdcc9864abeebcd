import type { Given } from '../field';
import { exampleText, writtenText, type WrittenField } from '../writtenText';
import { answerLimits, type Answer } from '../answer';
import { writtenAnswer } from '../answerSchemas';

/** A text of several lines. Longest by default: 4,000. */
export interface TextAreaField extends WrittenField {
  kind: 'textarea';
}

export const textarea = <const G extends Given<TextAreaField>>(given: G) => ({
  kind: 'textarea' as const,
  ...given,
});

export const textareaKind = writtenText<TextAreaField>({
  shape: 'lines',
  longest: 4_000,
  example: exampleText,
});

export const textareaAnswer: Answer = writtenAnswer(answerLimits.text, 'lines');
