import type { Given } from '../field';
import { writtenText, type WrittenField } from '../writtenText';
import { answerLimits, type Answer } from '../answer';
import { writtenAnswer } from '../answerSchemas';
import * as v from 'valibot';
import { isPhone } from '../../schemas/isPhone';
import { words } from '../../schemas/words';

/** A telephone number as people write it. */
export interface PhoneField extends WrittenField {
  kind: 'phone';
}

export const phone = <const G extends Given<PhoneField>>(given: G) => ({ kind: 'phone' as const, ...given });

export const phoneKind = writtenText<PhoneField>({
  shape: 'line',
  format: v.check(isPhone, words.phone),
  example: (_field, nth) => `021 555 ${String(nth % 10_000).padStart(4, '0')}`,
});

const written = writtenAnswer(answerLimits.label, 'line');

export const phoneAnswer: Answer = {
  ...written,
  schema: (question) =>
    v.pipe(
      written.schema(question),
      v.check((value) => typeof value === 'string' && isPhone(value), words.phone),
    ),
  compares: 'text',
};
