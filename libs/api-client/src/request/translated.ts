import { factsSchema, fieldProblemsKey, isObject } from '@callboard/api-contract';
import type * as Catalogue from '@callboard/api-contract/sentences';
import { currentLanguage, onLanguageChange, translationOf } from '@callboard/language';
import * as v from 'valibot';

let problemSentence: typeof Catalogue.problemSentence | undefined;

/** Until the catalogue is here, or where it cannot be fetched, the server's own sentences are shown. */
function fetchCatalogue(): void {
  if (currentLanguage() === 'en' || problemSentence) return;
  import('@callboard/api-contract/sentences').then(
    (catalogue) => (problemSentence = catalogue.problemSentence),
    () => undefined,
  );
}
fetchCatalogue();
onLanguageChange(fetchCatalogue);

/**
 * The body of a refusal, its sentences in the language in use where they come with a code of this version's catalogue. The
 * server's own sentences are English, so the catalogue is fetched once a user reads another language.
 */
export function translated(body: unknown): unknown {
  if (!isObject(body) || !problemSentence) return body;
  const { [fieldProblemsKey]: codes, error, ...rest } = body;
  const own: Record<string, unknown> = { ...rest, ...(error !== undefined && { error }) };
  if (typeof body['detail'] === 'string') own['detail'] = sentenceOf(body, body['detail']);
  if (isObject(error)) own['error'] = { ...error, message: sentenceOf(error, error['message']) };
  for (const [field, problems] of Object.entries(isObject(codes) ? codes : {})) {
    const sentences = body[field];
    if (Array.isArray(sentences) && Array.isArray(problems))
      own[field] = sentences.map((sentence: unknown, at) => sentenceOf(problems[at], sentence));
  }
  return own;
}

const codeSchema = v.object({ code: v.string(), facts: v.optional(factsSchema, {}) });

/** The translation of a code and its facts, else the server's own sentence. */
function sentenceOf(coded: unknown, sentence: unknown): unknown {
  const parsed = v.safeParse(codeSchema, coded);
  return (
    (parsed.success && problemSentence?.(parsed.output.code, parsed.output.facts, translationOf)) || sentence
  );
}
