import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages';
import { reloadOwnVersion } from './reloadOwnVersion';
import { useAppArguments } from './argumentsSlice';

/** Shown while the server cannot be reached, or when it does not support this version of the app. */
export function ServerBanner() {
  const { status, ask } = useAppArguments();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline && status === 'mismatched') {
    return (
      <Banner
        kind="warning"
        title={messages.mismatch}
        actions={
          <Button size="small" onClick={reloadOwnVersion}>
            {messages.reload}
          </Button>
        }
      >
        {messages.mismatchText}
      </Banner>
    );
  }
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
