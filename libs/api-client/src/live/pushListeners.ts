import type { Push, PushCode } from '@callboard/api-contract/pushes';

type PushOf<Code extends PushCode> = Extract<Push, { code: Code }>;
type Listener = (push: Push) => void;

const listeners = new Map<PushCode, Set<Listener>>();

/**
 * Calls a function at each push of a code: for what is shown but never cached, such as who is typing.
 *
 * @returns the function that stops it
 *
 * @example
 * useEffect(() => onPush('typing', ({ user }) => show(user)), []);
 */
export function onPush<Code extends PushCode>(
  code: Code,
  listener: (push: PushOf<Code>) => void,
): () => void {
  const ofCode = listeners.get(code) ?? new Set<Listener>();
  listeners.set(code, ofCode);
  // The listener is only in the set of its own code.
  const added = (push: Push) => listener(push as PushOf<Code>);
  ofCode.add(added);
  return () => ofCode.delete(added);
}

/** Passes a push on to those who listen to its code. */
export function publishPush(push: Push): void {
  for (const listener of listeners.get(push.code) ?? []) listener(push);
}
