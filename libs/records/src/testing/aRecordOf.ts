import type { AnyRecord, Collection, Field, FieldValue } from '@callboard/api-contract';
import { aVenue } from './records';

/** A record of any collection with a value in every field. */
export function aRecordOf(collection: Collection): AnyRecord {
  const { hashcode, instance_id, version, created, modified, qed_model } = aVenue();
  const values = Object.entries(collection.fields).map(([name, field]) => [name, aValueOf(field)]);
  return { hashcode, instance_id, version, created, modified, qed_model, ...Object.fromEntries(values) };
}

function aValueOf(field: Field): FieldValue {
  switch (field.kind) {
    case 'integer':
      return field.min ?? 7;
    case 'boolean':
      return true;
    case 'date':
      return '2026-05-14';
    case 'datetime':
      return '2026-05-14T07:00:00Z';
    case 'time':
      return field.min ?? '19:05';
    case 'duration':
      return field.min ?? 90;
    case 'richtext':
      return '<p>Words</p>';
    case 'email':
      return 'aroha@example.test';
    case 'timezone':
      return 'Pacific/Auckland';
    case 'select':
    case 'status':
      return field.options[0]?.value ?? null;
    case 'multiselect':
      return field.options.slice(0, 1).map(({ value }) => value);
    case 'reference':
      return { hashcode: aVenue().hashcode, title: `A ${field.label.toLowerCase()}`, model: 'model' };
    case 'document':
      return field.example ?? {};
    default:
      return 'XY';
  }
}
