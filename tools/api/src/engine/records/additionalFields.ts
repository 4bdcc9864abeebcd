import * as v from 'valibot';

type Query = Readonly<Record<string, unknown>>;

/** Which of some names a list was requested to add to its records, and its query without them: `additional_fields` of clause 7.32. */
export function takeAdditional<Name extends string>(
  { additional_fields: given, ...others }: Query,
  names: readonly Name[],
): { taken: readonly Name[]; own: Query } {
  const requested = typeof given === 'string' ? given.split(',') : [];
  const taken = names.filter((name) => requested.includes(name));
  if (taken.length === 0)
    return { taken, own: given === undefined ? others : { ...others, additional_fields: given } };
  const rest = requested.filter((name) => !names.some((each) => each === name)).join(',');
  return { taken, own: rest === '' ? others : { ...others, additional_fields: rest } };
}

const recordsSchema = v.array(v.looseObject({ hashcode: v.string() }));
const listSchema = v.union([v.looseObject({ results: recordsSchema }), recordsSchema]);

/**
 * A list, whole or bare, with more of each of its records.
 *
 * @param text the list as JSON
 * @param completion what completes a record, from the hashcodes of all
 */
export async function withAdditional(
  text: string,
  completion: (hashcodes: readonly string[]) => Promise<(hashcode: string) => object>,
): Promise<string> {
  const list = v.parse(listSchema, JSON.parse(text));
  const records = Array.isArray(list) ? list : list.results;
  const additionOf = await completion(records.map(({ hashcode }) => hashcode));
  const results = records.map((record) => ({ ...record, ...additionOf(record.hashcode) }));
  return JSON.stringify(Array.isArray(list) ? results : { ...list, results });
}
