import type { Collection } from '@callboard/api-contract';
import { sentences, type ProblemMessage } from '@callboard/api-contract/sentences';
import { databaseProblem } from '../database/databaseProblem';
import { foreignKeysOf } from '../database/referenceSql';
import { tableName } from '../database/tableNames';
import { conflict, invalid, type ApiProblem } from '../problems';
import { slotError, slotTaken } from './slotError';

/** Problem for a user who writes to a collection, from an error of the database; null when the collection has no words for it. */
export function collectionProblem(
  collection: Collection,
  error: unknown,
  collections: readonly Collection[],
): ApiProblem | null {
  const problem = databaseProblem(error);
  if (!problem) return null;
  switch (problem.kind) {
    case 'taken':
      return conflict(taken(collection, problem.constraint));
    case 'overlap':
      return collection.timeSlot
        ? invalid(slotTaken(collection, collection.timeSlot))
        : conflict(overlap(collection));
    case 'slot':
      return invalid(slotError(collection, problem.detail, collections));
    case 'reference':
      return problem.isInUse
        ? conflict(inUse(collection, problem.table, collections))
        : invalid({ [referencingField(collection, problem.constraint)]: [sentences.noItem()] });
    case 'rule':
      return ruleProblem(collection, problem.constraint);
    default:
      return null;
  }
}

function taken(collection: Collection, constraint: string): ProblemMessage {
  const record = collection.label.one;
  const distinct = collection.distinct?.find(({ fields }) => constraint.includes(fields.join('_')));
  const named = distinct?.fields ?? collection.naturalKey ?? [];
  const fields = named.map((field) => labelOf(collection, field));
  return fields.length > 0 ? sentences.existsWithSame({ record, fields }) : sentences.exists({ record });
}

function overlap({ noOverlap, label, fields }: Collection): ProblemMessage {
  const field = noOverlap ? fields[noOverlap.by]?.label : undefined;
  return sentences.overlaps({ record: label.one, field: field ?? 'place' });
}

function inUse(collection: Collection, table: string, collections: readonly Collection[]): ProblemMessage {
  const user = collections.find(({ name }) => tableName(name) === table);
  return sentences.neededBy({ others: user?.label.many ?? 'Other records', record: collection.label.one });
}

function referencingField(collection: Collection, constraint: string): string {
  const key = foreignKeysOf(collection).find(({ name }) => name === constraint);
  return key?.columns.at(-1) ?? 'non_field_errors';
}

/** The rules of each field are checked before: what is left are rules between fields, met by a change of one of them. */
function ruleProblem(collection: Collection, constraint: string): ApiProblem {
  const overRecords = collection.rules?.[constraint];
  if (overRecords) return conflict(sentences[overRecords]());
  const found = Object.entries(collection.fields).find(
    ([field]) => constraint.startsWith(`${field}_`) || constraint === field,
  );
  if (!found) return invalid({ non_field_errors: [sentences.notAccepted()] });
  const [field, declared] = found;
  const other = declared.kind === 'reference' ? declared.differsFrom : undefined;
  if (other !== undefined && constraint === `${field}_differs`)
    return invalid({ [field]: [sentences.sameTwice()], [other]: [sentences.sameTwice()] });
  const earlier = 'notBefore' in declared ? declared.notBefore : undefined;
  if (earlier === undefined) return invalid({ [field]: [sentences.required()] });
  return invalid({
    [field]: [sentences.notBefore({ field: labelOf(collection, earlier) })],
    [earlier]: [sentences.notAfter({ field: labelOf(collection, field) })],
  });
}

function labelOf(collection: Collection, field: string): string {
  return collection.fields[field]?.label ?? field;
}
