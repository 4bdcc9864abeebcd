import * as v from 'valibot';
import { writableFields } from './access';
import type { Collection } from './defineCollection';
import { maxLengthOf, offeredTo } from './fieldSchema';
import type { Field, FieldKind } from './fields/kinds';
import type { ActorRoles } from './roles';
import type { TenantCode } from './tenants';

/** A field of a form as the server sends it (clause 3.21). What is absent is as a client has it by default. */
export const sentFieldSchema = v.object({
  property: v.string(),
  label: v.string(),
  type: v.string(),
  options: v.optional(v.array(v.object({ value: v.string(), label: v.string() }))),
  mode: v.optional(v.string()),
  placeholder: v.optional(v.string()),
  caption: v.optional(v.string()),
  width: v.optional(v.string()),
  readonly: v.optional(v.boolean()),
  required: v.optional(v.boolean()),
  args: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  classes: v.optional(v.array(v.string())),
});
export type SentField = v.InferOutput<typeof sentFieldSchema>;

/** The kinds whose control needs nothing but its definition, no other record and no drawing, and that are sent under their own names. */
const sentByName: readonly FieldKind[] = [
  'text',
  'textarea',
  'email',
  'phone',
  'integer',
  'boolean',
  'duration',
  'select',
];

function sentAs(field: Field): Pick<SentField, 'type' | 'mode'> | null {
  if ('currency' in field && field.currency !== undefined) return null;
  if (field.kind === 'link') return { type: 'text' };
  if (field.kind === 'multiselect') return { type: 'select', mode: 'multiple' };
  return sentByName.includes(field.kind) ? { type: field.kind } : null;
}

/** The fields that an actor fills in for a new record, as the server sends them, with the options of a tenant. */
export function sentFields(collection: Collection, roles: ActorRoles, tenant: TenantCode): SentField[] {
  return writableFields(collection, roles, 'create').flatMap(([property, declared]) => {
    const field = offeredTo(declared, tenant);
    const sent = sentAs(field);
    if (!sent) return [];
    const { label, description, required } = field;
    return [
      {
        property,
        label,
        ...sent,
        ...(description !== undefined && { caption: description }),
        ...(required && { required }),
        ...('options' in field && {
          options: field.options.map((option) => ({ value: option.value, label: option.label })),
        }),
        args: argsOf(field),
      },
    ];
  });
}

function argsOf(field: Field): Record<string, string | number> {
  const maxLength = maxLengthOf(field);
  return {
    ...(Number.isFinite(maxLength) && { maxLength }),
    ...(field.kind === 'integer' && field.min !== undefined && { min: field.min }),
    ...(field.kind === 'integer' && field.max !== undefined && { max: field.max }),
    ...('unit' in field && field.unit !== undefined && { unit: field.unit }),
  };
}
