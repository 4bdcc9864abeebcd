import * as v from 'valibot';
import { isRecord, type Context, type WireRecord } from '../context';
import { withQuery, type Answer } from '../createApi';

const pageSchema = v.looseObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  next: v.nullable(v.string()),
  previous: v.nullable(v.string()),
  results: v.array(v.custom<WireRecord>(isRecord, 'a record with a hashcode')),
});

/** A page of a list with the answer that brought it. */
export interface Page extends v.InferOutput<typeof pageSchema> {
  answer: Answer;
}

/** A list as far as one page of it goes. */
export interface Sample extends Page {
  /** The page is the whole list. */
  isWhole: boolean;
}

/** Reads a page of a list; what is none is a failure of the envelope. */
export async function readPage(
  context: Context,
  query: Readonly<Record<string, string | number>> = {},
): Promise<Page | null> {
  return pageOf(context, await context.api.get(withQuery(context.path, query)));
}

export function pageOf({ scope }: Context, answer: Answer): Page | null {
  const parsed = v.safeParse(pageSchema, answer.body);
  const isPage = answer.status === 200 && parsed.success;
  scope.verify('list.envelope', isPage, answer, '200 with count, next, previous and results');
  return isPage && parsed.success ? { ...parsed.output, answer } : null;
}

export function hashcodesOf({ results }: Pick<Page, 'results'>): string[] {
  return results.map(({ hashcode }) => hashcode);
}
