import { CacheProvider } from '@callboard/api-client/collections';
import { AlertProvider, AlertStack, createAlertStore } from '@callboard/ui-kit/overlays';
import { useState, type ReactNode } from 'react';

/** What stands around every upload in the app: a cache and alerts. */
export function UploadsFrame({ children }: { children: ReactNode }) {
  const [alerts] = useState(createAlertStore);
  return (
    <CacheProvider>
      <AlertProvider store={alerts}>
        {children}
        <AlertStack store={alerts} />
      </AlertProvider>
    </CacheProvider>
  );
}
