import { referencesOf, type Collection } from '../defineCollection';
import type { Option } from '../fields/field';
import type { Field } from '../fields/kinds';
import type { TenantCode } from '../tenants';

/**
 * A collection that tenants add fields to, as all of them have it together: its table, and its rows where no single tenant is
 * served. Throws at load when two tenants declare a field of one name that one column cannot hold.
 */
export function united<C extends Collection>(core: C, variants: readonly Collection[]): C {
  const fields: Record<string, Field> = { ...core.fields };
  for (const { fields: own, tenants = [] } of variants) {
    for (const [name, field] of Object.entries(own)) {
      if (core.fields[name]) continue;
      fields[name] = merged(name, fields[name], field, tenants);
    }
  }
  const distinct = [core, ...variants].flatMap((variant) => variant.distinct ?? []);
  return { ...core, fields, references: referencesOf(fields), ...(distinct.length > 0 && { distinct }) };
}

/** No column of a tenant's own field is filled at the others: its own declaration requires it. */
function merged(name: string, known: Field | undefined, field: Field, tenants: readonly TenantCode[]): Field {
  const options = 'options' in field ? field.options.map((option) => ({ ...option, tenants })) : [];
  const own = { ...field, required: false, ...('options' in field && { options }) };
  if (!known) return own;
  if (known.kind !== field.kind)
    throw new Error(`Tenants declare ${name} as ${known.kind} and as ${field.kind}.`);
  if (!('options' in known)) return known;
  return { ...known, options: mergedOptions(known.options, options) };
}

function mergedOptions(known: readonly Option[], more: readonly Option[]): Option[] {
  const options = new Map(known.map((option) => [option.value, option]));
  for (const option of more) {
    const same = options.get(option.value);
    options.set(option.value, {
      ...(same ?? option),
      tenants: [...(same?.tenants ?? []), ...(option.tenants ?? [])],
    });
  }
  return [...options.values()];
}
