import * as v from 'valibot';
import { isObject } from './isObject';
import { words } from './words';

/** Value of a document field: a JSON object. */
export type DocumentValue = Readonly<Record<string, unknown>>;

const defaultBytes = 1_000_000;
const maxDepth = 24;
const maxSentences = 5;

/**
 * The schema of a document: first that it is JSON of a size and depth that can be stored, then the field's own schema, whose
 * first few errors are reported, each with the place inside the document that it is about.
 */
export function documentSchema({
  schema,
  maxBytes = defaultBytes,
}: {
  schema: v.GenericSchema;
  maxBytes?: number;
}): v.GenericSchema<unknown, DocumentValue> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const error = documentError(dataset.value, maxBytes);
      if (error !== null) {
        addIssue({ message: error });
        return NEVER;
      }
      const parsed = v.safeParse(schema, dataset.value);
      if (parsed.success && isObject(parsed.output)) return parsed.output;
      const sentences = parsed.success ? [words.document] : sentencesOf(parsed.issues);
      for (const message of sentences) addIssue({ message });
      return NEVER;
    }),
  );
}

function documentError(value: unknown, maxBytes: number): string | null {
  if (!isObject(value)) return words.document;
  const error = partError(value, 1);
  if (error !== null) return error;
  const { length } = new TextEncoder().encode(JSON.stringify(value));
  return length > maxBytes ? words.documentSize(maxBytes) : null;
}

/** Message about a value that PostgreSQL's `jsonb` cannot store, or JSON cannot express. */
function partError(value: unknown, depth: number): string | null {
  if (depth > maxDepth) return words.documentDepth(maxDepth);
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : words.unstorable;
  if (typeof value === 'string') return isStorable(value) ? null : words.unstorable;
  if (!Array.isArray(value) && !isObject(value)) return words.document;
  for (const [key, part] of Object.entries(value)) {
    const error = isStorable(key) ? partError(part, depth + 1) : words.unstorable;
    if (error !== null) return error;
  }
  return null;
}

function sentencesOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const sentences = issues.map((issue) => {
    const place = v.getDotPath(issue);
    return place === null ? issue.message : `${place}: ${issue.message}`;
  });
  return [...new Set(sentences)].slice(0, maxSentences);
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
