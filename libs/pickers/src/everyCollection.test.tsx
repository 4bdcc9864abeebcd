import { declaredRoles, rowRule, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { describe, expect, it } from 'vitest';
import { namedDraft } from './add/namedDraft';
import { describePicker } from './testing/describePicker';

const isLong = Boolean(process.env['CALLBOARD_LONG']);
const staff = declaredRoles('staff');

/** What a picker does differently by its collection: how its records are requested, and whether it adds. */
function shapeOf(name: CollectionName): string {
  const collection = collectionNamed(name);
  const canCreate = rowRule(collection, 'create', staff) !== null;
  return JSON.stringify([
    collection.nested !== undefined,
    collection.above !== undefined,
    collection.people === true,
    collection.aliases.length > 0,
    canCreate && namedDraft(name, 'Kauri Totara', {}, staff)?.isWhole === true,
  ]);
}

const ofEachShape = [...new Map(collectionNames.map((name) => [shapeOf(name), name])).values()];

describe('the collections whose pickers are tried', () => {
  it('have every shape, and are all of them in the long form', () => {
    expect(new Set(ofEachShape.map(shapeOf))).toEqual(new Set(collectionNames.map(shapeOf)));
    expect(ofEachShape.length).toBeLessThan(collectionNames.length);
  });
});

for (const collection of isLong ? collectionNames : ofEachShape) describePicker(collection);
