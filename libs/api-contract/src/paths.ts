import { limits } from './product';

/** `/api/v21/system/`, or `/api/v2/core/` for version 2 (clause 7.1). */
export function apiPrefix(version: number = limits.apiVersion): string {
  return version === 2 ? '/api/v2/core/' : `/api/v${version}/system/`;
}

/** Where a collection lives behind the prefix, for a version. */
export function collectionPath(
  collection: { path: string; v2Path: string },
  version: number = limits.apiVersion,
): string {
  return version === 2 ? collection.v2Path : collection.path;
}

/** Calls that belong to no collection. */
export const callPaths = {
  appArguments: 'app/arguments',
  userActions: (version: number) => (version === 2 ? 'user/users/actions' : 'user/actions'),
  changeActions: 'changes/actions',
} as const;

/** The header names that both sides use. Node shows them in lower case. */
export const headers = {
  authorization: 'Authorization',
  domain: 'Domain',
  timeZone: 'Time-Zone',
  idempotencyKey: 'Idempotency-Key',
  ifMatch: 'If-Match',
  changeSet: 'Change-Set',
} as const;
