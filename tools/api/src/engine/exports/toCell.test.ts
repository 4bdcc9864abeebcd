import { kindOf, type Collection, type Field } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { currencyOf } from '@callboard/api-contract/lists';
import { parseCell } from '@callboard/domain/cells';
import { isSameMoment } from '@callboard/domain/calendar';
import { expect, it } from 'vitest';
import { exportOf } from './testing/exportClient';
import { toCell } from './toCell';

/** Kinds whose text is shorter than their value: a rich text loses its markup, a reference is looked up and a document has no cell. */
const otherwise: readonly Field['kind'][] = ['richtext', 'reference', 'document'];

it.each(['Pacific/Auckland', 'Australia/Perth'])(
  'writes each kind of value so that an import in %s reads it',
  (zone) => {
    const lost: unknown[] = [];
    const kinds = new Set<string>();
    for (const collection of Object.values<Collection>(registry)) {
      for (const [name, field] of Object.entries(collection.fields)) {
        if (otherwise.includes(field.kind)) continue;
        kinds.add(field.kind);
        for (let nth = 0; nth < 12; nth += 1) {
          const value = kindOf(field).example(field, nth);
          const record = { currency: ['NZD', 'AUD', 'USD'][nth % 3], [name]: value };
          const plan = { collection, request: exportOf([name], { zone }) };
          const { text } = toCell(plan, new Map(), { name, field, label: name, options: {} }, record);
          const currency = currencyOf(collection, field, record);
          const read = parseCell(field, text, { zone, currency });
          if (!read.ok || !isSame(read.value, value))
            lost.push({ collection: collection.name, name, text, value, read });
        }
      }
    }
    expect(lost).toEqual([]);
    expect([...kinds]).toEqual(
      expect.arrayContaining(['boolean', 'date', 'datetime', 'duration', 'integer', 'multiselect', 'select']),
    );
  },
);

function isSame(read: unknown, value: unknown): boolean {
  if (typeof read === 'string' && typeof value === 'string') return isSameMoment(read, value);
  return JSON.stringify(read) === JSON.stringify(value);
}
