import { isLoaded, loadCollections } from '@callboard/api-contract';
import type { ScreenLoader, ScreenProps } from '@callboard/tenant';
import { use } from 'react';
import { partPromise } from './partPromises';

/** A screen, once its part of the app is here, and the collection that its route names. */
export function LoadedScreen({ load, ...props }: { load: ScreenLoader } & ScreenProps) {
  const { collection } = props;
  // Both are under way before the first of them is waited for.
  const collections = collection && !isLoaded(collection) ? partPromise(loadCollections) : undefined;
  const { Screen } = use(partPromise(load));
  // Last, because it may not be asked for again when React draws this once more, and React knows promises by their order.
  if (collections) use(collections);
  return <Screen {...props} />;
}
