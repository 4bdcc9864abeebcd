import { useAppDispatch } from '@callboard/app-state';
import { useSession } from '@callboard/auth';
import { whenIdle } from '@callboard/ui-kit/layout';
import { useEffect } from 'react';

/** Sends what waits, while a user is signed in. What it needs is loaded after the first page. */
export function OutboxRunner() {
  const dispatch = useAppDispatch();
  const owner = useSession().user?.name_search ?? '';

  // The queue is in the browser's database and follows the network, outside React.
  useEffect(() => {
    let isStopped = false;
    let stop = () => {};
    async function start() {
      const { startOutbox } = await import('./outboxParts');
      if (!isStopped) stop = startOutbox(dispatch, owner);
    }
    const cancel = whenIdle(() => {
      // Without this part nothing is queued, and a failed request reports it.
      start().catch(() => undefined);
    });
    return () => {
      isStopped = true;
      cancel();
      stop();
    };
  }, [dispatch, owner]);
  return null;
}
