import { collectionNamed, collectionNames } from './collectionNamed';
import type { Collection } from './defineCollection';
import type { CollectionName } from './collectionName';
import type { registry } from './registry';
import type { serverTransitions, ServerTransition } from './states/serverTransitions.data';
import { serverTransitionsOf } from './states/serverTransitionsOf';
import type { StatusStep } from './records/undo';

export { serverTransitionsOf };
export type { ServerTransition };

type OfRoles<N extends CollectionName> = (typeof registry)[N] extends { lifecycle: { transitions: infer T } }
  ? T
  : unknown;
type OfServer<N extends CollectionName> = N extends keyof typeof serverTransitions
  ? (typeof serverTransitions)[N]
  : unknown;
/** Of several collections those that all of them have. */
type TransitionsOf<N extends CollectionName> = N extends CollectionName ? OfRoles<N> & OfServer<N> : never;
type Named<N extends CollectionName, T> = TransitionsOf<N>[T & keyof TransitionsOf<N>];

/** The names of the transitions of a collection: of those that a role makes, and of those that the server makes. */
export type TransitionName<N extends CollectionName> = keyof TransitionsOf<N> & string;
/** The statuses that a transition leads from: `StatusBefore<'tickets', 'sold'>` is `reserved`. */
export type StatusBefore<N extends CollectionName, T extends TransitionName<N>> =
  Named<N, T> extends { from: readonly (infer From extends string)[] } ? From : never;
/** The status that a transition leads to. */
export type StatusAfter<N extends CollectionName, T extends TransitionName<N>> =
  Named<N, T> extends { to: infer To extends string } ? To : never;

/** A declared transition of a collection, whether a role makes it or the server. */
export function transitionOf<N extends CollectionName, T extends TransitionName<N>>(
  collection: N,
  transition: T,
): { from: readonly StatusBefore<N, T>[]; to: StatusAfter<N, T> } {
  const named = collectionNamed(collection);
  const all = [...Object.entries(named.lifecycle?.transitions ?? {}), ...serverTransitionsOf(named)];
  const found = all.find(([name]) => name === transition)?.[1];
  if (!found) throw new Error(`${collection} have no transition ${transition}.`);
  // The types above are those of what was found: both read the same declarations.
  return found as unknown as { from: readonly StatusBefore<N, T>[]; to: StatusAfter<N, T> };
}

/** The collections whose records have a status. */
export function collectionsWithStates(): Collection[] {
  return collectionNames.map(collectionNamed).filter(({ lifecycle }) => lifecycle !== undefined);
}

/**
 * Every change of status of a collection that can happen, each once: by a role, by the server, and back again where a role's transition is
 * undone. What the server did is undone by a transition of its own alone.
 */
export function statusSteps(collection: Collection): StatusStep[] {
  const transitions = Object.values(collection.lifecycle?.transitions ?? {});
  const made = transitions.flatMap(stepsOf);
  const undone = transitions
    .filter(({ hasEffects }) => !hasEffects)
    .flatMap(stepsOf)
    .map(({ from, to }) => ({ from: to, to: from }));
  const served = serverTransitionsOf(collection).flatMap(([, transition]) => stepsOf(transition));
  const steps = [...made, ...undone, ...served].filter(({ from, to }) => from !== to);
  return [...new Map(steps.map((step) => [`${step.from} ${step.to}`, step])).values()];
}

function stepsOf({ from, to }: { from: readonly string[]; to: string }): StatusStep[] {
  return from.map((status) => ({ from: status, to }));
}
