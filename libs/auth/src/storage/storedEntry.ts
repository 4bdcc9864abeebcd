import * as v from 'valibot';

const timedSchema = v.object({ value: v.unknown(), expires_at: v.pipe(v.number(), v.finite()) });

/** A parsed entry of the storage. A value with a time-to-live is stored as `{value, expires_at}`. */
export type Entry = { value: unknown; expiresAt: number | null } | 'corrupt';

/** Reads `{"value":…,"expires_at":…}`, plain JSON, or plain text (clause 3.36). */
export function parseEntry(raw: string): Entry {
  const isJson = /^[[{"]|^-?\d+$/.test(raw);
  if (!isJson) return { value: raw, expiresAt: null };
  const parsed = parseJson(raw);
  if (parsed === undefined) return 'corrupt';
  const timed = v.safeParse(timedSchema, parsed);
  if (timed.success) return { value: timed.output.value, expiresAt: timed.output.expires_at };
  return { value: parsed, expiresAt: null };
}

/** Serialises a value; `parseEntry` reverses it. */
export function writeEntry(value: unknown, expiresAt: number | null): string {
  if (expiresAt !== null) return JSON.stringify({ value, expires_at: expiresAt });
  return typeof value === 'string' && isPlain(value) ? value : JSON.stringify(value);
}

function isPlain(text: string): boolean {
  return text !== '' && !/^[[{"]|^-?\d+$/.test(text);
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
