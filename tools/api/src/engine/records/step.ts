import type { CollectionName } from '@callboard/api-contract';
import {
  transitionOf,
  type StatusAfter,
  type StatusBefore,
  type TransitionName,
} from '@callboard/api-contract/states';
import { literal } from '../database/quote';

/** A declared change of status, as a statement makes it. */
export interface Step<From extends string, To extends string> {
  /** SET part of the UPDATE. */
  set: string;
  /** The condition that a row is in one of the statuses which it leads from. */
  when: string;
  /** The statuses of `when`. */
  from: readonly From[];
  /** Values that `set` sets, for a patch that is made of values. */
  values: { status: To };
}

interface StepOptions<From extends string> {
  /** Only from these statuses of those that are declared. @default all */
  from?: readonly From[];
  /** The alias of the table, for `when`. */
  as?: string;
}

/**
 * A change of status by the name of its transition: of those that a role makes and of those that the server makes. Every statement of
 * the server that changes a status has it from here. One without `when` relies on a row that it locked and looked at; the database
 * refuses what is not declared.
 *
 * @example
 * const sold = step('tickets', 'sold');
 * `UPDATE tickets SET ${sold.set} WHERE tenant = $1 AND "order" = $2::uuid AND ${sold.when}`
 */
export function step<N extends CollectionName, T extends TransitionName<N>>(
  collection: N,
  transition: T,
  options: StepOptions<StatusBefore<N, T>> = {},
): Step<StatusBefore<N, T>, StatusAfter<N, T>> {
  const declared = transitionOf(collection, transition);
  const from = options.from ?? declared.from;
  const column = options.as === undefined ? 'status' : `${options.as}.status`;
  return {
    set: `status = ${literal(declared.to)}`,
    when: `${column} IN (${from.map(literal).join(', ')})`,
    from,
    values: { status: declared.to },
  };
}

/** Step that undoes a transition: to one of the statuses that it leads from. */
export function stepBack<N extends CollectionName, T extends TransitionName<N>>(
  collection: N,
  transition: T,
  to: StatusBefore<N, T>,
): string {
  if (!transitionOf(collection, transition).from.includes(to))
    throw new Error(`Undoing ${transition} of ${collection} does not lead to ${to}.`);
  return `status = ${literal(to)}`;
}

/**
 * What UPDATE sets where each row makes another transition, or none: the first whose condition holds.
 *
 * @example
 * firstStep('orders', { partly_refunded: 'refunded < paid', refunded: 'true' })
 */
export function firstStep<N extends CollectionName>(
  collection: N,
  conditions: Readonly<Partial<Record<TransitionName<N>, string>>>,
  as?: string,
): string {
  const cases = Object.entries(conditions).map(([transition, condition]) => {
    // The keys of the argument are names of transitions, and Object.entries forgets it.
    const { to } = transitionOf(collection, transition as TransitionName<N>);
    return `WHEN ${String(condition)} THEN ${literal(to)}`;
  });
  const column = as === undefined ? 'status' : `${as}.status`;
  return `status = CASE ${cases.join(' ')} ELSE ${column} END`;
}
