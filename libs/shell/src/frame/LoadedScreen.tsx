import { isLoaded, loadCollections } from '@callboard/api-contract';
import type { ScreenLoader, ScreenProps } from '@callboard/tenant';
import { use } from 'react';
import { partPromise } from './partPromises';

/** A screen, once its part of the app is here, and the collection that its route names. */
export function LoadedScreen({ load, ...props }: { load: ScreenLoader } & ScreenProps) {
  const { collection } = props;
  // Both are under way before the first of them is waited for.
  const screen = partPromise(load);
  if (collection && !isLoaded(collection)) use(partPromise(loadCollections));
  const { Screen } = use(screen);
  return <Screen {...props} />;
}
