import type { Collection, Field, TenantCode } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { contests } from '@callboard/api-contract/entries';
import type { TestApi, TestClient } from './startTestApi';

export type Values = Record<string, unknown>;
export interface MadeRecord extends Values {
  hashcode: string;
  version: number;
  qed_model: { title: string };
}

/** True if a field has no meaning with the values of the draft. */
export function isUnused({ when }: Field, draft: Values): boolean {
  return when !== undefined && !when.in.includes(String(draft[when.field]));
}

/** The reference by which two records differ that have nothing else to differ by: a member of a conversation by its user. */
export function onceFor({ fields, distinct = [], naturalKey = [] }: Collection) {
  for (const names of [naturalKey, ...distinct.map((rule) => rule.fields)]) {
    const references = names.flatMap((field) => {
      const declared = fields[field];
      return declared?.kind === 'reference' && !declared.serverOwned
        ? [{ field, to: declared.to, within: declared.within }]
        : [];
    });
    // One within another record cannot be any.
    const free = references.filter(({ within }) => !within);
    const isOfReferences = names.length > 0 && names.length === references.length;
    if (isOfReferences || names.includes('user')) return free.at(-1);
  }
  return undefined;
}

/** A target that names nothing yet. */
export const blankTarget = {
  role: null,
  event: null,
  region: null,
  entry_status: null,
  category: null,
  entries_filter: null,
};

/** Inserts a record that no route makes, by a statement whose first value is the tenant, and reads it by the API. */
export async function insertRecord(
  api: TestApi,
  client: TestClient,
  collection: Collection,
  text: string,
  others: readonly unknown[],
): Promise<MadeRecord> {
  const values = [client.tenant, ...others];
  const [row] = await api.database.forTenant(client.tenant).query<{ hashcode: string }>({ text, values });
  return readRecord(client, collection, row?.hashcode);
}

/** A record as the API reads it. */
export async function readRecord(
  client: TestClient,
  { path }: Collection,
  hashcode: string | undefined,
): Promise<MadeRecord> {
  const { body } = await client.call('GET', `${path}/${hashcode}`);
  // As the API reads it.
  return body as MadeRecord;
}

/** Memberships are made by invitation, which is no create of a record. */
export function insertUser(
  api: TestApi,
  client: TestClient,
  collection: Collection,
  { name, email, roles, individual }: Values,
): Promise<MadeRecord> {
  const text = `INSERT INTO users (tenant, name, email, roles, individual) VALUES ($1, $2, $3, $4, $5) RETURNING hashcode`;
  return insertRecord(api, client, collection, text, [name, email, roles, individual]);
}

/** Of the texts of a target only some are right. */
export function partOfTarget(tenant: TenantCode, field: string, made: number): string {
  if (field !== 'category') return `search=${made}`;
  // Of its own entries: another tenant's category is refused.
  const declared = collectionAt('entries', tenant).fields[contests[tenant].category];
  const options = declared?.kind === 'select' ? declared.options : [];
  return options[made % options.length]?.value ?? '';
}

/** An hour of its own for each record, so that no two overlap. */
export function momentOf({ noOverlap }: Collection, field: string, made: number): string {
  const minutes = field === noOverlap?.to ? 59 : 0;
  return new Date(Date.UTC(2026, 4, 1, made, minutes)).toISOString().replace('.000Z', '+00:00');
}
