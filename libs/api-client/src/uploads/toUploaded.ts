import { uploadedSchema, type Uploaded } from '@callboard/api-contract';
import * as v from 'valibot';

/** The attachment in an upload's answer: bare, or the first of the list under the payload key (clause 7.30); null when there is none. */
export function toUploaded(body: unknown, payloadKey: string): Uploaded | null {
  const listed = v.safeParse(v.record(v.string(), v.unknown()), body);
  const list = listed.success ? listed.output[payloadKey] : undefined;
  const parsed = v.safeParse(uploadedSchema, Array.isArray(list) ? list[0] : body);
  return parsed.success ? parsed.output : null;
}
