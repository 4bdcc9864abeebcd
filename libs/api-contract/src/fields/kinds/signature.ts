import * as v from 'valibot';
import { words } from '../../schemas/words';
import { answerLimits, type Answer } from '../answer';

/** A drawn signature as the data URL of a PNG, or a typed name. */
export const signatureAnswer: Answer = {
  empty: '',
  schema: () => v.pipe(v.string(words.text), v.maxLength(500_000), v.check(isSignature, words.text)),
  text: (answer, _question, translate) => (isDrawn(String(answer)) ? translate('Signed') : String(answer)),
};

function isSignature(value: string): boolean {
  return isDrawn(value) ? value.startsWith('data:image/png;base64,') : value.length <= answerLimits.label;
}

function isDrawn(value: string): boolean {
  return value.startsWith('data:');
}
