import type { ActionName } from '@callboard/api-contract/actions';
import type { Handler } from './handler';

/** A handler that is made at its first call: its statements name tables that a server does not always serve. */
export function lazyHandler<A extends ActionName>(create: () => Handler<A>): Handler<A>;
export function lazyHandler(create: () => (call: never) => unknown): (call: never) => unknown {
  let handler: ReturnType<typeof create> | undefined;
  return (call) => (handler ??= create())(call);
}
