import { createContext, use, useSyncExternalStore } from 'react';
import type { ValuesStore } from './createValuesStore';
import type { VisibleParts } from './formParts';

/** The visible parts of the surrounding form. */
export const VisibleFieldsContext = createContext<ValuesStore<VisibleParts> | null>(null);

/** Checks whether a field or section is visible. The component renders again only when that changes. */
export function useIsVisible(kind: 'names' | 'sections', name: string): boolean {
  const store = useVisibleFieldsStore();
  return useSyncExternalStore(store.subscribe, () => Object.hasOwn(store.get()[kind], name));
}

function useVisibleFieldsStore(): ValuesStore<VisibleParts> {
  const store = use(VisibleFieldsContext);
  if (!store) throw new Error('Conditional fields must be rendered inside a FormFill.');
  return store;
}
