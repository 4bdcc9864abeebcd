import type { ScreenLoader, ScreenProps } from '@callboard/tenant';
import { use } from 'react';
import { partPromise } from './partPromises';

/** A screen, once its part of the app is loaded. */
export function LoadedScreen({ load, ...props }: { load: ScreenLoader } & ScreenProps) {
  const { Screen } = use(partPromise(load));
  return <Screen {...props} />;
}
