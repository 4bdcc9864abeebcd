import { countsResponseSchema, groupingOf } from '@callboard/api-contract/lists';
import * as v from 'valibot';
import { shownFields, type Context } from '../context';
import { withQuery } from '../createApi';
import type { Sample } from './readPage';

/** Counts the records of a list by every field that has few values. */
export async function checkCounts(context: Context, { count }: Sample): Promise<void> {
  const { api, scope, path } = context;
  const counted = shownFields(context).filter(([, field]) => groupingOf(field) === 'values');
  if (counted.length === 0) return scope.skip('list.counts', 'no field has few values');
  for (const [name] of counted) {
    const answer = await api.get(withQuery(`${path}/counts`, { by: name }));
    const parsed = v.safeParse(countsResponseSchema, answer.body);
    if (!scope.verify('list.counts', parsed.success, answer, 'groups with their counts') || !parsed.success)
      continue;
    const { results, rest } = parsed.output;
    const sum = results.reduce((total, group) => total + group.count, rest.count);
    scope.verify('list.counts', sum === count, answer, `groups that add up to ${count}`, `${sum}`);
  }
}
