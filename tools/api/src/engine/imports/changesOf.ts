import { isReference, writableFields, type Body, type Collection, type Field } from '@callboard/api-contract';
import type { ImportPlan } from './importPlan';
import type { RowReading } from './readRow';

/** Changes of a record by a row with a key, or errors that prevent them. */
export function changesOf(
  { collection, actor, defaults, mapping }: ImportPlan,
  { stored = {}, values }: RowReading,
): { body: Body; errors: Record<string, string[]> } {
  const writable = new Set(writableFields(collection, actor.roles, 'update').map(([name]) => name));
  const changed = Object.entries(values).filter(([name, value]) => {
    const field = collection.fields[name];
    return field && !isSameValue(field, value, stored[name]);
  });
  const fixed = changed.filter(([name]) => !writable.has(name));
  // A default is where all rows belong: a record from elsewhere is not moved there.
  const elsewhere = Object.entries(defaults).filter(([name, value]) => {
    const field = collection.fields[name];
    return !(name in mapping) && field && !isSameValue(field, value, stored[name]);
  });
  return {
    // The schema of the collection checks them before they are written.
    body: Object.fromEntries(changed) as Body,
    errors: Object.fromEntries([
      ...fixed.map(([name]) => [name, ['This cannot be changed']]),
      ...elsewhere.map(([name]) => [name, [belongsElsewhere(collection)]]),
    ]),
  };
}

function belongsElsewhere({ label }: Collection): string {
  return `This ${label.one.toLowerCase()} belongs elsewhere`;
}

/** A time is written to the minute, and a reference read with its title. */
function isSameValue(field: Field, given: unknown, stored: unknown): boolean {
  if (isReference(stored)) return given === stored.hashcode;
  if (field.kind === 'datetime' && typeof given === 'string' && typeof stored === 'string')
    return minuteOf(given) === minuteOf(stored);
  if (Array.isArray(given) || Array.isArray(stored))
    return JSON.stringify(given ?? []) === JSON.stringify(stored ?? []);
  return (given ?? null) === (stored ?? null);
}

function minuteOf(instant: string): number {
  return Math.floor(Date.parse(instant) / 60_000);
}
