import { maxLengthOf, words, type Body, type Collection } from '@callboard/api-contract';
import { sanitizeRichText } from './sanitizeRichText';

/** A body that passed its schema, or what is wrong with what remains of it. */
export type CleanBody = { ok: true; body: Body } | { ok: false; errors: Record<string, string[]> };

/** Takes out of a body's rich texts what may not be kept. One that holds nothing is none. */
export function cleanBody({ fields }: Collection, body: Body): CleanBody {
  const clean = { ...body };
  const errors: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(body)) {
    const field = fields[name];
    if (field?.kind !== 'richtext' || typeof value !== 'string') continue;
    const kept = sanitizeRichText(value);
    clean[name] = kept === '' ? null : kept;
    if (kept === '' && field.required) errors[name] = [words.required];
    if (kept.length > maxLengthOf(field)) errors[name] = [words.maxLength(maxLengthOf(field))];
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body: clean };
}
