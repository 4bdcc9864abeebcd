import type { TenantCode } from '@callboard/api-contract';
import { resourceFileSchema } from '@callboard/api-contract/resources';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';

const contentRow = v.object({
  hashcode: v.string(),
  title: v.string(),
  status: v.string(),
  body: v.nullable(v.string()),
  link: v.nullable(v.string()),
  file: v.nullable(resourceFileSchema),
  version_note: v.nullable(v.string()),
  version_number: v.number(),
});

/** Content of a resource at the moment. */
export type ResourceContent = v.InferOutput<typeof contentRow>;

/** The content of a resource that is locked, as it is stored. */
export async function readContent(
  transaction: Transaction,
  tenant: TenantCode,
  resource: string,
): Promise<ResourceContent | undefined> {
  const [row] = await transaction.rows(contentRow, {
    text: `SELECT hashcode, title, status, body, link, file, version_note, version_number FROM resources
      WHERE tenant = $1 AND hashcode = $2`,
    values: [tenant, resource],
  });
  return row;
}

const numberRow = v.object({ number: v.number() });

/**
 * Stores a content that is about to be replaced as an earlier version.
 *
 * @returns the number of the version that replaces it: larger than any that a user has seen, also where one was rolled back by
 * Undo
 */
export async function keepVersion(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode, title, body, link, file, version_note, version_number }: ResourceContent,
): Promise<number> {
  await transaction.query({
    text: `INSERT INTO resource_versions (tenant, resource, number, name, note, replaced_at, body, link, file)
      VALUES ($1, $2, $3, $4, $5, now(), $6, $7, $8)
      ON CONFLICT (tenant, resource, number) DO UPDATE SET name = excluded.name, note = excluded.note,
        replaced_at = excluded.replaced_at, body = excluded.body, link = excluded.link, file = excluded.file`,
    values: [tenant, hashcode, version_number, title, version_note, body, link, file],
  });
  const [row] = await transaction.rows(numberRow, {
    text: `SELECT greatest(
        (SELECT max(number) FROM resource_versions WHERE tenant = $1 AND resource = $2),
        (SELECT max(version) FROM resource_openings WHERE tenant = $1 AND resource = $2)) + 1 AS number`,
    values: [tenant, hashcode],
  });
  return row?.number ?? version_number + 1;
}
