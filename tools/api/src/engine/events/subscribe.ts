import type { TenantCode } from '@callboard/api-contract';
import { events, type EventName, type EventOf, type PayloadOf } from '@callboard/api-contract/events';
import type { Transaction } from '../database/TenantDatabase';

/** Where an event comes from. */
export interface EventSource {
  tenant: TenantCode;
  /** Of the row in `domain_events`: of one event always the same. */
  number: number;
  /** When its transaction began, as PostgreSQL writes it. */
  at: string;
}

export interface Subscriber<Result> {
  event: EventName;
  /** The name under which its rows are stored. */
  rowName: string;
  deliver: (event: EventOf<EventName>, source: EventSource) => Result;
}

/** Called once for the installation: the effects belong into the transaction, which also notes that the event is done. */
export interface InstallationSubscriber extends Subscriber<(transaction: Transaction) => Promise<void>> {
  /** Under which the database knows how far it is. */
  id: string;
}

/** Called in every process that runs when the event commits. */
export type ProcessSubscriber = Subscriber<void>;

/**
 * Subscribes once for the installation. A handler that throws is called again until it succeeds, and nothing after it is delivered to
 * this subscriber before: it writes rows and adds jobs, and leaves what can fail (mail, other servers) to them.
 *
 * @example
 * subscribe('message.sent', 'notifications', async (event, { tenant }, transaction) => { … });
 */
export function subscribe<Name extends EventName>(
  event: Name,
  id: string,
  handle: (payload: PayloadOf<Name>, source: EventSource, transaction: Transaction) => Promise<void>,
): InstallationSubscriber {
  return {
    ...subscriptionTo(
      event,
      (payload, source) => (transaction: Transaction) => handle(payload, source, transaction),
    ),
    id: `${event} ${id}`,
  };
}

/**
 * Subscribes in each process, for what it holds in memory and for those connected to it. It gets what commits while the process
 * runs; what is older is in the database.
 *
 * @example
 * onEvent('sessions.ended', ({ account }) => sessions.forget(account));
 */
export function onEvent<Name extends EventName>(
  event: Name,
  handle: (payload: PayloadOf<Name>, source: EventSource) => void,
): ProcessSubscriber {
  return subscriptionTo(event, handle);
}

function subscriptionTo<Name extends EventName, Result>(
  event: Name,
  handle: (payload: PayloadOf<Name>, source: EventSource) => Result,
): Subscriber<Result> {
  return {
    event,
    rowName: 'from' in events[event] ? 'record.changed' : event,
    // Only events of this name are delivered, so that the payload is the one of the name.
    deliver: ({ payload }, source) => handle(payload, source),
  };
}
