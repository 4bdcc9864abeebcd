import {
  canReadField,
  collectionPath,
  isObject,
  type Collection,
  type Field,
  type TenantCode,
  type ActorRoles,
} from '@callboard/api-contract';
import { builtInFields } from '@callboard/api-contract/lists';
import type { Api } from './createApi';
import type { Scope } from './createRecorder';

/** A record as it came over the wire, as far as anything is known of it. */
export type WireRecord = Readonly<Record<string, unknown>> & { hashcode: string };

/** Context of the checks of one collection. */
export interface Context {
  api: Api;
  scope: Scope;
  collection: Collection;
  /** Behind the prefix of the version. */
  path: string;
  roles: ActorRoles;
  tenant: TenantCode;
}

/** A hashcode that no record has. */
export const unknownHashcode = '00000000-0000-4000-8000-0000000c0de5';

/** The collection of a context at its path. */
export function contextOf(
  session: Pick<Context, 'api' | 'roles' | 'tenant'>,
  collection: Collection,
  scope: Scope,
): Context {
  return { ...session, collection, scope, path: collectionPath(collection, session.api.version) };
}

export function isRecord(value: unknown): value is WireRecord {
  return isObject(value) && typeof value['hashcode'] === 'string';
}

/** The fields that a record shows the user next to hashcode, version and qed_model: the server's own, and those of the collection. */
export function shownFields({ collection, roles }: Pick<Context, 'collection' | 'roles'>): [string, Field][] {
  const all: [string, Field][] = [...Object.entries(builtInFields), ...Object.entries(collection.fields)];
  return all.filter(([name]) => canReadField(collection, name, roles));
}

/** The records of a body: those of a page, or of a bare array. */
export function recordsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  return isObject(body) && Array.isArray(body['results']) ? body['results'] : [];
}
