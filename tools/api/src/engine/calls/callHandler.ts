import type { ActionName } from '@callboard/api-contract/actions';
import type { Handlers, RecordCall, UserCall } from './handler';

/**
 * Calls a handler with what its action's own schema parsed and its own roles permit: that the types of the two belong together follows
 * from one key, which TypeScript cannot follow through a union of all handlers.
 */
export function callHandler<A extends ActionName>(
  handlers: Readonly<Partial<Handlers>>,
  key: A,
  call: Loose<UserCall<A>> | Loose<RecordCall<A>>,
): Promise<never> {
  const handler = handlers[key] as (call: unknown) => Promise<never>;
  return handler(call);
}

type Loose<Call> = { [Part in keyof Call]: Part extends 'input' | 'session' ? unknown : Call[Part] };
