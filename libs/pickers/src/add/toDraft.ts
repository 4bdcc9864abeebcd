import {
  collectionNamed,
  isCollectionName,
  writableFields,
  type Collection,
  type CollectionName,
  type Role,
} from '@callboard/api-contract';
import { splitNames } from './people.data';

export type Draft = Readonly<Record<string, unknown>>;

/**
 * The body of a create by name: the name and `addParams` (clauses 3.5 and 7.27). Null if a name is not enough:
 * another required field is missing, or the name has too few words.
 */
export function toDraft(
  collection: CollectionName,
  name: string,
  extra: Draft,
  roles: readonly Role[],
): Draft | null {
  const definition = collectionNamed(collection);
  const named = namedFields(definition, name);
  if (!named) return null;
  const draft = { ...extra, ...named };
  const writable = writableFields(definition, roles, 'create');
  const isWhole = writable.every(([field, { required }]) => !required || isGiven(draft[field]));
  const isWritable = Object.keys(named).every((field) => writable.some(([known]) => known === field));
  return isWhole && isWritable ? draft : null;
}

function namedFields({ name: collection, title, fields }: Collection, name: string): Draft | null {
  const split = isCollectionName(collection) ? splitNames[collection] : undefined;
  if (split) {
    const parts = splitName(name);
    return parts && { [split.given]: parts.given, [split.family]: parts.family };
  }
  const [field = ''] = title;
  return title.length === 1 && fields[field]?.kind === 'text' ? { [field]: name } : null;
}

/** The family name starts at the first particle after the given name; without one, it is the last word. */
function splitName(name: string): { given: string; family: string } | null {
  const words = name.split(' ');
  const small = words.findIndex(
    (word, index) => index > 0 && /^(van|von|der|den|de|da|di|du|del)$/.test(word),
  );
  const cut = small > 0 ? small : words.length - 1;
  if (cut < 1) return null;
  return { given: words.slice(0, cut).join(' '), family: words.slice(cut).join(' ') };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
