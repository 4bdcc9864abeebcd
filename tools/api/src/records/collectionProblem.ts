import { words, type Collection, type Field } from '@callboard/api-contract';
import { databaseFault } from '../database/databaseFault';
import { foreignKeysOf } from '../database/referenceSql';
import { tableName } from '../database/tableNames';
import { conflict, invalid, type ApiProblem } from '../problems';
import { slotProblem, slotTaken } from './slotProblem';

/** What an error of the database means to somebody who writes to a collection; null when the collection has no words for it. */
export function collectionProblem(
  collection: Collection,
  error: unknown,
  collections: readonly Collection[],
): ApiProblem | null {
  const fault = databaseFault(error);
  if (!fault) return null;
  switch (fault.kind) {
    case 'taken':
      return conflict(takenWords(collection, fault.constraint));
    case 'overlap':
      return collection.timeSlot
        ? slotTaken(collection, collection.timeSlot)
        : conflict(overlapWords(collection));
    case 'slot':
      return slotProblem(collection, fault.detail, collections);
    case 'reference':
      return fault.isInUse
        ? conflict(inUseWords(collection, fault.table, collections))
        : invalid({ [referencingField(collection, fault.constraint)]: [words.reference] });
    case 'rule':
      return ruleProblem(collection, fault.constraint);
    default:
      return null;
  }
}

const list = new Intl.ListFormat('en-NZ');

function takenWords(collection: Collection, constraint: string): string {
  const { one } = collection.label;
  const distinct = collection.distinct?.find(({ fields }) => constraint.includes(fields.join('_')));
  const fields = distinct?.fields ?? collection.naturalKey ?? [];
  const same = list.format(fields.map((field) => labelOf(collection, field).toLowerCase()));
  return same
    ? `${article(one)} with the same ${same} already exists.`
    : `${article(one)} like this already exists.`;
}

function overlapWords({ noOverlap, label, fields }: Collection): string {
  const by = noOverlap ? fields[noOverlap.by]?.label.toLowerCase() : undefined;
  return `Another ${label.one.toLowerCase()} has the same ${by ?? 'place'} at this time.`;
}

function inUseWords(collection: Collection, table: string, collections: readonly Collection[]): string {
  const user = collections.find(({ name }) => tableName(name) === table);
  const many = user?.label.many.toLowerCase() ?? 'other records';
  return `${many.charAt(0).toUpperCase()}${many.slice(1)} still need this ${collection.label.one.toLowerCase()}.`;
}

function referencingField(collection: Collection, constraint: string): string {
  const key = foreignKeysOf(collection).find(({ name }) => name === constraint);
  return key?.columns.at(-1) ?? 'non_field_errors';
}

/** The rules of each field are checked before: what is left are rules between fields, met by a change of one of them. */
function ruleProblem(collection: Collection, constraint: string): ApiProblem {
  const overRecords = collection.rules?.[constraint];
  if (overRecords) return conflict(overRecords);
  const found = Object.entries(collection.fields).find(
    ([field]) => constraint.startsWith(`${field}_`) || constraint === field,
  );
  if (!found) return invalid({ non_field_errors: ['The server did not accept this.'] });
  const [field, declared] = found;
  return invalid({ [field]: [ruleWords(collection, declared)] });
}

function ruleWords(collection: Collection, declared: Field): string {
  if (!('notBefore' in declared) || !declared.notBefore) return words.required;
  return words.minTime(labelOf(collection, declared.notBefore).toLowerCase());
}

function labelOf(collection: Collection, field: string): string {
  return collection.fields[field]?.label ?? field;
}

function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'An' : 'A'} ${noun.toLowerCase()}`;
}
