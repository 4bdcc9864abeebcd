import * as v from 'valibot';
import { canonical } from '../../schemas/canonicalText';
import { isEmail, mailboxOf } from '../../schemas/formats';
import { words } from '../../schemas/words';
import type { Given } from '../field';
import { writtenText, type WrittenField } from '../writtenText';
import type { Answer } from '../answer';

/** An email address (clause 5.11). */
export interface EmailField extends WrittenField {
  kind: 'email';
}

export const email = <const G extends Given<EmailField>>(given: G) => ({ kind: 'email' as const, ...given });

export const emailKind = writtenText<EmailField>({
  shape: 'line',
  form: v.transform(mailboxOf),
  format: v.check(isEmail, words.email),
  json: { format: 'email' },
  example: (_field, nth) => `someone.${nth}@example.org`,
});

export const emailAnswer: Answer = {
  empty: '',
  schema: () =>
    v.pipe(v.string(words.email), canonical('line'), v.transform(mailboxOf), v.check(isEmail, words.email)),
  compares: 'text',
};
