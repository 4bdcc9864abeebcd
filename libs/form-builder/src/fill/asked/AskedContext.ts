import { createContext, use, useSyncExternalStore } from 'react';
import type { ValuesStore } from './createValuesStore';
import type { Asked } from './formParts';

/** What the form around asks just now. */
export const AskedContext = createContext<ValuesStore<Asked> | null>(null);

/** Whether a field or a section is shown; whoever asks is drawn again only when that changes. */
export function useIsAsked(kind: 'names' | 'sections', name: string): boolean {
  const store = useAskedStore();
  return useSyncExternalStore(store.subscribe, () => Object.hasOwn(store.get()[kind], name));
}

function useAskedStore(): ValuesStore<Asked> {
  const store = use(AskedContext);
  if (!store) throw new Error('What is asked is known only within a form that is filled in.');
  return store;
}
