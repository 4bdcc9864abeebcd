import type { Collection } from '@callboard/api-contract';
import * as v from 'valibot';
import { takeAdditional } from './additionalFields';

type Query = Readonly<Record<string, unknown>>;

const name = 'direct_children';
const record = v.looseObject({ hashcode: v.string() });
const bodyOf = v.array(record);
const pageOf = v.object({ count: v.number(), results: bodyOf });

/** Query of a tree's list without the flag for what is right below each record (clause 3.1), and that flag. */
export function withoutChildren({ above }: Collection, query: Query): { hasChildren: boolean; own: Query } {
  if (above === undefined) return { hasChildren: false, own: query };
  const { taken, own } = takeAdditional(query, [name]);
  return { hasChildren: taken.length > 0, own };
}

/**
 * Adds to each record of a list those right below it, as the reader can see them. Where they are more than a page, none are added: a
 * part would pass for all of them.
 *
 * @param body the records as JSON
 * @param list the first page of a query, as JSON
 */
export async function withChildren(
  { above = '' }: Collection,
  body: string,
  list: (query: Query) => Promise<string>,
): Promise<string> {
  const records = v.parse(bodyOf, JSON.parse(body));
  if (records.length === 0) return body;
  const of = records.map(({ hashcode }) => hashcode).join(',');
  const { count, results } = v.parse(pageOf, JSON.parse(await list({ [`${above}__in`]: of })));
  if (count > results.length) return body;
  const isBelow = (hashcode: string) => (child: v.InferOutput<typeof record>) =>
    v.is(record, child[above]) && child[above].hashcode === hashcode;
  return JSON.stringify(records.map((each) => ({ ...each, [name]: results.filter(isBelow(each.hashcode)) })));
}
