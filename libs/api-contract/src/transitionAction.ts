import * as v from 'valibot';
import type { Collection } from './defineCollection';
import type { Transition } from './lifecycle';
import { maxLengthOfReason } from './reasons';
import type { CollectionName } from './collectionName';
import type { registry } from './registry';
import { defineAction, noInput, type Action } from './defineAction';
import { reasonInput } from './inputs';

/** The names of the transitions of a collection: `TransitionOf<'events'>` is `'open_entries' | 'close_entries' | …`. */
export type TransitionOf<N extends CollectionName> = (typeof registry)[N] extends {
  lifecycle: { transitions: infer T };
}
  ? keyof T & string
  : never;

/** A transition as an action: its button's label in addition to what every action has. */
export interface TransitionAction extends Action {
  label: string;
  confirm?: string;
  /** It takes a reason. */
  hasReason?: true;
}

/** Input of a transition that takes a reason. */
export const transitionReasonInput = v.nullish(
  v.strictObject({ reason: v.optional(reasonInput(maxLengthOfReason)) }),
);

/**
 * The action that makes a transition, on one record or several. One that does more than change the status (`hasEffects`) is declared in
 * the registry instead, on one record.
 *
 * @returns null where the collection has no such transition.
 */
export function transitionAction(collection: Collection, name: string): TransitionAction | null {
  const { lifecycle, label } = collection;
  if (!lifecycle || !Object.hasOwn(lifecycle.transitions, name)) return null;
  const transition = lifecycle.transitions[name];
  return transition ? derived(collection, name, transition, label.one) : null;
}

function derived(
  { name: key }: Collection,
  name: string,
  { label, confirm, roles, hasEffects, asksReason }: Transition,
  one: string,
): TransitionAction {
  // A server can be given a collection that the registry does not have; its key is only passed on here.
  const collection = key as CollectionName;
  const action = defineAction({
    name,
    summary: `${label}: ${one}`,
    on: hasEffects ? { record: collection } : { records: collection },
    input: asksReason ? transitionReasonInput : noInput,
    badInput: 'actionNeedsTarget',
    output: 'record',
    roles,
    problems: ['missing', 'conflict', 'stale'],
    clause: '7.21',
    ...(hasEffects && { hasEffects }),
  });
  return {
    ...action,
    label,
    ...(confirm !== undefined && { confirm }),
    ...(asksReason && { hasReason: true }),
  };
}
