import { useAppDispatch } from '@callboard/app-state';
import { useEffect } from 'react';

/** Sends what waits, while a user is signed in. What it needs is loaded after the first page. */
export function OutboxRunner() {
  const dispatch = useAppDispatch();

  // The queue is in the browser's database and follows the network, outside React.
  useEffect(() => {
    let isStopped = false;
    let stop = () => {};
    import('./outboxParts').then(
      ({ startOutbox }) => {
        if (!isStopped) stop = startOutbox(dispatch);
      },
      // Without this part nothing is queued, and a failed request says so.
      () => undefined,
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [dispatch]);
  return null;
}
