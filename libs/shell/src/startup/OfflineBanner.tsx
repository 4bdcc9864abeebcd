import { Banner, Button } from '@callboard/ui-kit';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages';
import { useAppArguments } from './useAppArguments';

/** Says that the server cannot be reached: the app goes on with what it has. */
export function OfflineBanner() {
  const { status, ask } = useAppArguments();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline && status !== 'unreachable') return null;
  return (
    <Banner
      kind="warning"
      title={messages.offline}
      actions={
        <Button size="small" onClick={ask}>
          {messages.tryAgain}
        </Button>
      }
    >
      {messages.offlineText}
    </Banner>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
