import { createContext, use, useSyncExternalStore } from 'react';
import type { ValuesStore } from './createValuesStore';
import type { VisibleParts } from './formParts';

/** The visible parts of the surrounding form. */
export const AskedContext = createContext<ValuesStore<VisibleParts> | null>(null);

/** Whether a field or section is visible. The component renders again only when that changes. */
export function useIsAsked(kind: 'names' | 'sections', name: string): boolean {
  const store = useAskedStore();
  return useSyncExternalStore(store.subscribe, () => Object.hasOwn(store.get()[kind], name));
}

function useAskedStore(): ValuesStore<VisibleParts> {
  const store = use(AskedContext);
  if (!store) throw new Error('Conditional fields must be rendered inside a FormFill.');
  return store;
}
