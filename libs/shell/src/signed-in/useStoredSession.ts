import { useAppDispatch } from '@callboard/app-state';
import { needsStoredSession } from '@callboard/api-contract/offline';
import { refreshSession } from '@callboard/auth';
import { useEffect } from 'react';

/** On a page that opens without network: stores the session on this device, and asks the server for it when the network is back. */
export function useStoredSession(pathname: string): void {
  const dispatch = useAppDispatch();
  const isNeeded = needsStoredSession(pathname);
  // Synchronises with what the browser stores, and with the network.
  useEffect(() => {
    if (!isNeeded) return;
    const store = () => {
      import('@callboard/auth/offline').then(({ storeSession }) => storeSession()).catch(() => undefined);
    };
    const refresh = () => {
      void dispatch(refreshSession());
      store();
    };
    store();
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [dispatch, isNeeded]);
}
