import { declaredRoles, rowRule, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { representatives } from '../../../tools/vitest/representatives.mjs';
import { namedDraft } from './add/namedDraft';
import { describePicker } from './testing/describePicker';

const staff = declaredRoles('staff');

/** Differences of a picker by its collection: how its records are requested, and if it adds. */
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

for (const collection of representatives(collectionNames, (name) => [shapeOf(name)]))
  describePicker(collection);
