import type { ScreenLoader, ScreenProps } from '@callboard/tenant';
import { use } from 'react';
import { screenPromise } from './screenPromises';

/** A screen, once its part of the app is here. */
export function LoadedScreen({ load, ...props }: { load: ScreenLoader } & ScreenProps) {
  const { Screen } = use(screenPromise(load));
  return <Screen {...props} />;
}
