import type { Collection } from '@callboard/api-contract';
import fc from 'fast-check';

/** A request that no honest screen sends, and the answers that it can get. */
export interface BadRequest {
  kind: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Behind the API's prefix. */
  path: string;
  headers?: Record<string, string>;
  payload?: string;
  /** The statuses that are right; absent: any below 500. */
  statuses?: readonly number[];
}

export const json = { 'content-type': 'application/json' };
const nasty = fc.constantFrom(
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  "'; DROP TABLE venues; --",
  '%',
  '_',
  '\\',
  '{{7*7}}',
  '${jndi:ldap://x}',
  '__proto__',
  'constructor',
  '\u202e',
  '\u200b',
  'ﷺ'.repeat(50),
  '🧑🏽‍🚀',
  'İ',
  'null',
  'undefined',
  'NaN',
  '1e400',
  '-0',
  '٣',
  '../../etc/passwd',
  '<script>',
  '=1+1',
);
export const word = fc.oneof(
  nasty,
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const scalar = fc.oneof(
  word,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(Number),
);
export const value: fc.Arbitrary<unknown> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(word, scalar, { maxKeys: 3 }),
);

export function malformedJson(path: string): fc.Arbitrary<BadRequest> {
  const broken = fc.oneof(
    fc.constantFrom(
      '{',
      '{"name":',
      '[1,',
      '"',
      '{"a":1,}',
      "{'a':1}",
      'NaN',
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{}}}',
      '',
    ),
    fc.string({ minLength: 1, maxLength: 60 }).filter((text) => !isJson(text)),
  );
  return broken.map((payload) => ({
    kind: 'malformed JSON',
    method: 'POST',
    path,
    headers: json,
    payload,
    statuses: [400],
  }));
}

export function oddContentType(path: string): fc.Arbitrary<BadRequest> {
  const type = fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x/y',
  );
  return type.map((contentType) => ({
    kind: 'odd content type',
    method: 'POST',
    path,
    headers: { 'content-type': contentType },
    payload: 'a=b',
    statuses: [400, 415],
  }));
}

export function unknownFilter(path: string): fc.Arbitrary<BadRequest> {
  const name = fc
    .string({ minLength: 1, maxLength: 20 })
    .map((text) => `no_${text.replace(/[^a-z_]/g, '') || 'x'}_such`);
  return fc.tuple(name, fc.constantFrom('', '__gte', '__like', '__in')).map(([field, operator]) => ({
    kind: 'unknown filter',
    method: 'GET',
    path: `${path}?${field}${operator}=1`,
    statuses: [400],
  }));
}

export function anyQuery(collection: Collection): fc.Arbitrary<BadRequest> {
  const known = [
    'page',
    'page_size',
    'paginate',
    'search',
    'ordering',
    'fields',
    'additional_fields',
    'cursor',
    'hashcode__in',
  ];
  const filters = Object.keys(collection.fields).flatMap((name) => [
    name,
    `${name}__gte`,
    `${name}__in`,
    `${name}__contains`,
    `${name}__isnull`,
  ]);
  const key = fc.constantFrom(...known, ...filters);
  const text = fc.oneof(
    word,
    fc.constantFrom(
      '-1',
      '0',
      '1e9',
      'NaN',
      '1.5',
      '99999999999999999999',
      '2027-02-30',
      '2027-01-01',
      'true',
      '',
    ),
  );
  return fc.array(fc.tuple(key, text), { minLength: 1, maxLength: 4 }).map((pairs) => ({
    kind: 'query of anything',
    method: 'GET',
    path: `${collection.path}?${pairs.map(([name, given]) => `${name}=${encoded(given)}`).join('&')}`,
  }));
}

export function anyId(path: string): fc.Arbitrary<BadRequest> {
  const id = fc.oneof(
    fc.uuid(),
    fc
      .string({ minLength: 1, maxLength: 40 })
      .map(encoded)
      .filter((text) => !/^\.*$/.test(text)),
  );
  const method = fc.constantFrom<BadRequest['method']>('GET', 'DELETE', 'PATCH');
  return fc.tuple(id, method).map(([each, verb]) => ({
    kind: 'unknown id',
    method: verb,
    path: `${path}/${each}`,
    ...(verb === 'PATCH' ? { headers: json, payload: '{}' } : {}),
    statuses: [400, 403, 404],
  }));
}

export function foreignId(collection: Collection, foreign: string): fc.Arbitrary<BadRequest> {
  const requests: BadRequest[] = [
    { kind: 'foreign id', method: 'GET', path: `${collection.path}/${foreign}`, statuses: [404] },
    { kind: 'foreign id', method: 'GET', path: `${collection.path}/${foreign}/changes`, statuses: [404] },
    { kind: 'foreign id', method: 'DELETE', path: `${collection.path}/${foreign}`, statuses: [403, 404] },
    {
      kind: 'foreign id',
      method: 'PATCH',
      path: `${collection.path}/${foreign}`,
      headers: json,
      payload: '{}',
      statuses: [403, 404],
    },
  ];
  return fc.constantFrom(...requests);
}

export function staleVersion(path: string, own: string): fc.Arbitrary<BadRequest> {
  return fc.integer({ min: 1_000_000, max: 2_000_000_000 }).map((version) => ({
    kind: 'stale version',
    method: 'PATCH',
    path: `${path}/${own}`,
    headers: { ...json, 'if-match': `"${version}"` },
    payload: '{}',
    statuses: [403, 412],
  }));
}

export function deadToken(path: string): fc.Arbitrary<BadRequest> {
  const token = fc.oneof(
    fc.base64String({ minLength: 1, maxLength: 60 }),
    fc.constantFrom('x', '%00', 'Bearer y'),
  );
  return token.map((dead) => ({
    kind: 'dead token',
    method: 'GET',
    path,
    headers: { authorization: `Token ${dead}` },
    statuses: [401],
  }));
}

export function oddHeaders(path: string): fc.Arbitrary<BadRequest> {
  const name = fc.constantFrom(
    'domain',
    'time-zone',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'accept',
    'x-forwarded-for',
    'host',
  );
  const text = fc.string({ maxLength: 60 }).map((given) => given.replace(/[^\x20-\x7e]/g, '?'));
  return fc
    .tuple(name, text)
    .map(([header, given]) => ({ kind: 'odd header', method: 'GET', path, headers: { [header]: given } }));
}

export function bulkOfAnything(path: string): fc.Arbitrary<BadRequest> {
  const items = fc.oneof(fc.array(value, { maxLength: 5 }), value);
  return fc.tuple(items, fc.boolean()).map(([list, isPatch]) => ({
    kind: 'bulk of anything',
    method: isPatch ? 'PATCH' : 'DELETE',
    path,
    headers: json,
    payload: JSON.stringify(isPatch ? { bulk_patch: list } : { hashcodes: list }),
  }));
}

export function actionOfAnything(path: string): fc.Arbitrary<BadRequest> {
  return fc.tuple(value, value, value).map(([action, target, data]) => ({
    kind: 'action of anything',
    method: 'POST',
    path: `${path}/actions`,
    headers: json,
    payload: JSON.stringify({ action, target, data }),
    statuses: [400, 403, 404],
  }));
}

export function countsOfAnything(collection: Collection): fc.Arbitrary<BadRequest> {
  const by = fc.oneof(fc.constantFrom(...Object.keys(collection.fields)), word);
  return by.map((field) => ({
    kind: 'counts of anything',
    method: 'GET',
    path: `${collection.path}/counts?by=${encoded(field)}`,
  }));
}

/** As a query or a path carries it; lone surrogates become what a browser makes of them. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
