import {
  writableFields,
  type Collection,
  type CollectionName,
  type ActorRoles,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { nameFields, splitName } from '@callboard/domain/people';

export type Draft = Readonly<Record<string, unknown>>;

/** The values that a new record has by its name alone. */
export interface NamedDraft {
  draft: Draft;
  /** The body of a create: the name itself and `addParams`. The server divides the name of a person. */
  body: Draft;
  /** True if they fill every required field. */
  isWhole: boolean;
}

/**
 * What a create by name starts with: the name and `addParams` (clauses 3.5 and 7.27). Null if the name cannot be given:
 * it has too few words, or is not the user's to write.
 */
export function namedDraft(
  collection: CollectionName,
  name: string,
  extra: Draft,
  roles: ActorRoles,
): NamedDraft | null {
  const definition = collectionNamed(collection);
  const named = namedFields(definition, name);
  if (!named) return null;
  const draft = { ...extra, ...named };
  const writable = writableFields(definition, roles, 'create');
  const isWritable = Object.keys(named).every((field) => writable.some(([known]) => known === field));
  if (!isWritable) return null;
  return {
    draft,
    body: 'name' in named ? draft : { ...extra, name },
    isWhole: writable.every(([field, { required }]) => !required || isGiven(draft[field])),
  };
}

function namedFields(definition: Collection, name: string): Draft | null {
  const { title, fields } = definition;
  const split = nameFields(definition);
  if (split) {
    const parts = splitName(name);
    return parts && { [split.given]: parts.given, [split.family]: parts.family };
  }
  const [field = ''] = title;
  return title.length === 1 && fields[field]?.kind === 'text' ? { [field]: name } : null;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
