import { isObject } from '@callboard/api-contract';
import { splitName } from '@callboard/domain/people';
import { personalDataOverride } from '../../engine/personal-data/personalData.overrides';
import type { RecordOverride } from '../../engine/records/createRecords';

/** A person can be created by `name` alone, as a picker adds one (clauses 3.5 and 7.27). */
export const individualsOverride: RecordOverride = (context, collection, verbs) => ({
  ...personalDataOverride(context, collection, verbs),
  create: (actor, body, intent) => verbs.create(actor, withBothNames(body), intent),
});

/** A name of one word is a given name: the family name is then missed. */
function withBothNames(body: unknown): unknown {
  if (!isObject(body) || typeof body['name'] !== 'string') return body;
  if ('first_name' in body || 'last_name' in body) return body;
  const { name, ...rest } = body;
  const names = splitName(name);
  return { ...rest, first_name: names?.given ?? name, last_name: names?.family ?? '' };
}
