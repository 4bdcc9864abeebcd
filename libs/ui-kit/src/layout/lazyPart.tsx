import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A component of a chunk of its own. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the chunk before the component is rendered. An error is shown when the component is needed. */
  fetch: () => Promise<void>;
}

/**
 * A lazy component that can be fetched ahead, and then renders immediately. React's own `lazy` suspends even when its chunk is there, and
 * React shows a fallback for at least 300 ms.
 *
 * @example
 * const Groups = lazyPart(async () => (await import('./Groups')).Groups);
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let fetched: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await loadPart() }));

  async function loadPart(): Promise<ComponentType<Props>> {
    fetched = await load();
    return fetched;
  }

  function Part(props: Props) {
    // For as long as it is mounted: another type of component would lose its state.
    const [Body] = useState<ComponentType<Props>>(() => fetched ?? Lazy);
    return <Body {...props} />;
  }

  Part.fetch = async () => {
    await loadPart().catch(() => undefined);
  };
  return Part;
}
