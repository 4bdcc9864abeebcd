import { isObject, rowRule } from '@callboard/api-contract';
import { isAddressServedTo, isServedTo, nestedPath } from '@callboard/api-contract/collections';
import { recordsIn, unknownHashcode, type Context } from '../context';
import { withQuery, type Method } from '../createApi';
import { verifyRefusal } from '../refusals';

/** Checks whether the tenant has the collection; where it has not, that its paths are unknown. */
export async function isThere({ api, scope, path, collection, tenant }: Context): Promise<boolean> {
  if (isServedTo(collection, tenant)) return true;
  for (const address of [path, `${path}/${unknownHashcode}`]) {
    verifyRefusal(scope, 'paths.otherTenant', await api.get(address), [404]);
  }
  return false;
}

/** The other paths of a collection, and all of them without a token. */
export async function checkPaths(context: Context): Promise<void> {
  const { api, scope, path, collection, tenant, roles } = context;
  await checkWithoutToken(context);
  if (!rowRule(collection, 'read', roles)) return;
  const canonical = await api.get(withQuery(path, { page_size: 1 }));
  for (const alias of collection.aliases) {
    const answer = await api.get(withQuery(alias, { page_size: 1 }));
    if (!isAddressServedTo(collection, alias, tenant)) {
      verifyRefusal(scope, 'paths.otherTenant', answer, [404]);
      continue;
    }
    const isSame = answer.status === 200 && countOf(answer.body) === countOf(canonical.body);
    scope.verify('paths.aliases', isSame, answer, `the list of ${path}`);
  }
  await checkNested(context, recordsIn(canonical.body)[0]);
}

async function checkWithoutToken({ api, scope, path }: Context): Promise<void> {
  const one = `${path}/${unknownHashcode}`;
  const calls: [Method, string, unknown][] = [
    ['GET', path, undefined],
    ['POST', path, {}],
    ['GET', one, undefined],
    ['PATCH', one, {}],
    ['DELETE', one, undefined],
  ];
  for (const [method, address, body] of calls) {
    const answer = await api.call(method, address, { token: null, ...(body !== undefined && { body }) });
    verifyRefusal(scope, 'refuse.noToken', answer, [401]);
  }
}

async function checkNested({ api, scope, collection }: Context, record: unknown): Promise<void> {
  const { nested } = collection;
  if (!nested) return;
  const above = isObject(record) ? record[nested.by] : undefined;
  if (!isObject(above)) return scope.skip('paths.nested', 'the list is empty');
  const path = nestedPath(collection, api.version).replace(`{${nested.by}}`, String(above['hashcode']));
  const additional = Object.keys(nested.additionalFields).join(',');
  const answer = await api.get(
    withQuery(path, { paginate: 'true', ...(additional && { additional_fields: additional }) }),
  );
  const records = recordsIn(answer.body);
  const areBelow = records.every(
    (each) => isObject(each) && hashcodeOf(each[nested.by]) === above['hashcode'],
  );
  scope.verify(
    'paths.nested',
    answer.status === 200 && records.length > 0 && areBelow,
    answer,
    `the records whose ${nested.by} is ${String(above['hashcode'])}`,
  );
}

function countOf(body: unknown): unknown {
  return isObject(body) ? body['count'] : undefined;
}

function hashcodeOf(reference: unknown): unknown {
  return isObject(reference) ? reference['hashcode'] : undefined;
}
