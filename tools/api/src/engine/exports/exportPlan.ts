import { fieldErrors, type Collection, type Field } from '@callboard/api-contract';
import { exportRequestSchema, type ExportRequest } from '@callboard/api-contract/lists';
import { canReadTags, taggedField, taggedName } from '@callboard/api-contract/tags';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { parseListRequest, readableField, type ListRequest } from '../records/listRequest';

/** A column of an export: a field that the reader can see, and its label. */
export interface ExportColumn {
  name: string;
  field: Field;
  label: string;
  options: Readonly<Record<string, string>>;
}

/** Plan of an export, checked against what the actor can see. */
export interface ExportPlan {
  collection: Collection;
  actor: TenantActor;
  list: ListRequest;
  columns: readonly ExportColumn[];
  request: ExportRequest;
}

/** Reads an export: a column, a filter or an order that the actor cannot see is a 400 that names it. */
export function readExportPlan(
  collection: Collection,
  actor: TenantActor,
  query: Readonly<Record<string, unknown>>,
  body: unknown,
): ExportPlan {
  const parsed = v.safeParse(exportRequestSchema, body);
  if (!parsed.success) throw invalid(fieldErrors(parsed.issues));
  const list = parseListRequest(collection, actor.roles, query);
  const columns = parsed.output.columns.map(({ field: name, label, options = {} }) => {
    const field = exportedField(collection, actor, name);
    if (!field || field.kind === 'document') {
      throw invalid({ columns: [sentences.noSuchField({ field: name })] });
    }
    return { name, field, label, options };
  });
  return { collection, actor, list, columns, request: parsed.output };
}

/** The tags of a record are no field of it: their names are exported as a text. */
function exportedField(collection: Collection, { roles }: TenantActor, name: string): Field | undefined {
  const field = readableField(collection, roles, name);
  if (field) return field;
  return name === taggedName && canReadTags(roles) ? { kind: 'text', label: taggedField.label } : undefined;
}
