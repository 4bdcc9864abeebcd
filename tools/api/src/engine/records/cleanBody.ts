import { maxLengthOf, type Body, type Collection } from '@callboard/api-contract';
import { words } from '@callboard/api-contract/text';
import { sanitizeRichText } from './sanitizeRichText';

/** A body that passed its schema, or what is wrong with what remains of it. */
export type CleanBody = { ok: true; body: Body } | { ok: false; errors: Record<string, string[]> };

/** Takes out of a body's rich texts what is not permitted. One that holds nothing is none. */
export function cleanBody({ fields }: Collection, body: Body): CleanBody {
  const clean = { ...body };
  const errors: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(body)) {
    const field = fields[name];
    if (field?.kind !== 'richtext' || typeof value !== 'string') continue;
    const sanitized = sanitizeRichText(value);
    clean[name] = sanitized === '' ? null : sanitized;
    if (sanitized === '' && field.required) errors[name] = [words.required];
    if (sanitized.length > maxLengthOf(field)) errors[name] = [words.maxLength(maxLengthOf(field))];
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body: clean };
}
