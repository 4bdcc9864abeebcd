import { verbs, type CollectionName, type Field, type Verb } from '@callboard/api-contract';
import type { RoleChange } from '@callboard/api-contract/accounts';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import type { OwnLimits } from './rightsOfRole';

/** One right that was taken away or given back. */
export interface RightChange {
  collection: CollectionName;
  what: 'taken' | 'given' | 'fieldHidden' | 'fieldFixed' | 'fieldOpened' | 'rowsLimited' | 'rowsOpened';
  verb?: Verb;
  /** The words on the button of a change of status. */
  transition?: string;
  field?: Field;
}

type Limits = RoleChange['before'];

/** Differences between the rights before a change and after it; nothing of a collection or a field that there is no more. */
export function changesOf(before: Limits, after: Limits): RightChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isCollectionName);
  return names.flatMap((collection) =>
    changesOfOne(before[collection] ?? {}, after[collection] ?? {}, collection),
  );
}

function changesOfOne(before: OwnLimits, after: OwnLimits, collection: CollectionName): RightChange[] {
  const { fields, lifecycle } = collectionNamed(collection);
  const taken = (limits: OwnLimits, verb: Verb) => limits.verbs?.includes(verb) === true;
  const ofVerbs = verbs
    .filter((verb) => taken(before, verb) !== taken(after, verb))
    .map((verb) => ({ collection, verb, what: taken(after, verb) ? 'taken' : 'given' }) as const);
  const isLost = (limits: OwnLimits, name: string) => limits.transitions?.includes(name) === true;
  const ofTransitions = Object.entries(lifecycle?.transitions ?? {})
    .filter(([name]) => isLost(before, name) !== isLost(after, name))
    .map(([name, { label }]) => {
      const what = isLost(after, name) ? 'taken' : 'given';
      return { collection, transition: label, what } as const;
    });
  const ofFields = Object.entries(fields)
    .filter(([name]) => stateOf(before, name) !== stateOf(after, name))
    .map(([name, field]) => ({ collection, field, what: stateOf(after, name) }) as const);
  const ofRows =
    before.rows === after.rows
      ? []
      : [{ collection, what: after.rows === undefined ? 'rowsOpened' : 'rowsLimited' } as const];
  return [...ofVerbs, ...ofTransitions, ...ofRows, ...ofFields];
}

function stateOf({ hidden, fixed }: OwnLimits, name: string): 'fieldHidden' | 'fieldFixed' | 'fieldOpened' {
  if (hidden?.includes(name)) return 'fieldHidden';
  return fixed?.includes(name) ? 'fieldFixed' : 'fieldOpened';
}
