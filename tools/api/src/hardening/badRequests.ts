import type { Collection, TenantCode } from '@callboard/api-contract';
import { collectionAt, collectionNames, isServedTo } from '@callboard/api-contract/collections';
import fc from 'fast-check';
import {
  malformedJson,
  oddContentType,
  unknownFilter,
  anyQuery,
  anyId,
  foreignId,
  staleVersion,
  deadToken,
  oddHeaders,
  bulkOfAnything,
  actionOfAnything,
  countsOfAnything,
  json,
  value,
  word,
  type BadRequest,
} from './badRequestKinds';

/** Things of the tenant that the requests are about. */
export interface Targets {
  tenant: TenantCode;
  /** A record that exists, by collection. */
  own: Readonly<Record<string, string>>;
  /** A record of another tenant, by collection. */
  foreign: Readonly<Record<string, string>>;
}

/** Every family of bad input over every collection of a tenant. */
export function badRequests(targets: Targets): fc.Arbitrary<BadRequest> {
  const served = collectionNames
    .map((name) => collectionAt(name, targets.tenant))
    .filter((collection) => isServedTo(collection, targets.tenant));
  return fc
    .constantFrom(...served)
    .chain((collection) =>
      fc.oneof(...families(collection, targets)).map((request) => asAllowed(collection, request)),
    );
}

/** A request that a collection never allows is refused as such, before its body is read. */
function asAllowed(collection: Collection, request: BadRequest): BadRequest {
  return collection.never && request.statuses
    ? { ...request, statuses: [...request.statuses, 403] }
    : request;
}

function families(collection: Collection, targets: Targets): fc.Arbitrary<BadRequest>[] {
  const { path } = collection;
  const own = targets.own[collection.name];
  const foreign = targets.foreign[collection.name];
  const names = fc.oneof(fc.constantFrom(...Object.keys(collection.fields)), word);
  const body = fc.dictionary(names, value, { maxKeys: 6 }).map((object) => JSON.stringify(object));
  return [
    body.map((payload) => ({ kind: 'body of any shape', method: 'POST', path, headers: json, payload })),
    value.map((payload) => ({
      kind: 'body that is no record',
      method: 'POST',
      path,
      headers: json,
      payload: JSON.stringify(payload),
    })),
    ...(own
      ? [
          body.map((payload): BadRequest => ({
            kind: 'patch of any shape',
            method: 'PATCH',
            path: `${path}/${own}`,
            headers: json,
            payload,
          })),
        ]
      : []),
    malformedJson(path),
    oddContentType(path),
    unknownFilter(path),
    anyQuery(collection),
    anyId(path),
    ...(foreign ? [foreignId(collection, foreign)] : []),
    ...(own ? [staleVersion(path, own)] : []),
    deadToken(path),
    oddHeaders(path),
    bulkOfAnything(path),
    actionOfAnything(path),
    countsOfAnything(collection),
  ];
}
