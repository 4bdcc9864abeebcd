import { AppStoreProvider } from '@callboard/app-state';
import { AlertStack } from '@callboard/ui-kit/overlays';
import type { ReactNode } from 'react';

/** What stands around every upload in the app: a store and alerts. */
export function UploadsFrame({ children }: { children: ReactNode }) {
  return (
    <AppStoreProvider>
      {children}
      <AlertStack />
    </AppStoreProvider>
  );
}
