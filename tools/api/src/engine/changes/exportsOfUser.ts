import type { TenantCode, Field } from '@callboard/api-contract';
import { collectionAt, isCollectionName } from '@callboard/api-contract/collections';
import { listExportSchema } from '@callboard/api-contract/events';
import * as v from 'valibot';

/** How an export stands in the history of the user who made it. */
export const exportedField = {
  name: 'exported',
  declared: { kind: 'text', label: 'Exported' },
} as const satisfies { name: string; declared: Field };

/** The exports of a user among the lines of their history. They are no changes: their numbers are negative, and nothing undoes them. */
export function exportsSql(tenant: string, user: string): string {
  return `UNION ALL SELECT -number, (payload ->> 'export')::uuid, ${user}, 'update', at, NULL,
      jsonb_build_object('${exportedField.name}', payload), NULL FROM domain_events
    WHERE tenant = ${tenant} AND name = 'list.exported' AND payload ->> 'user' = (${user})::text`;
}

/** Text of an export: '120 of Entries as CSV: Name, Status'. */
export function exportedWords(payload: unknown, tenant: TenantCode): string | null {
  const exported = v.safeParse(listExportSchema, payload);
  if (!exported.success) return null;
  const { collection: name, format, rows, fields } = exported.output;
  if (!isCollectionName(name)) return null;
  const collection = collectionAt(name, tenant);
  const labels = fields.map((field) => collection.fields[field]?.label ?? field);
  return `${rows} of ${collection.label.many} as ${format.toUpperCase()}: ${labels.join(', ')}`;
}
