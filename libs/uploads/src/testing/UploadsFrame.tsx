import { AppStoreProvider } from '@callboard/app-state';
import { AlertStack } from '@callboard/ui-kit/overlays';
import type { ReactNode } from 'react';

/** The store and the alerts that uploads need. */
export function UploadsFrame({ children }: { children: ReactNode }) {
  return (
    <AppStoreProvider>
      {children}
      <AlertStack />
    </AppStoreProvider>
  );
}
