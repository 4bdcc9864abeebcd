import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { CacheDispatch } from '../endpoints/cacheDispatch';
import type { ListArgs } from '../endpoints/endpointArgs';
import { reads } from '../endpoints/reads';

const users = new Map<string, number>();

/** Gives up the request of a page that nobody shows any more: RTK Query itself would let it run. */
export function useAbortWhenUnused(args: ListArgs | null): void {
  const dispatch = useDispatch<CacheDispatch>();
  const key = args === null ? null : JSON.stringify(args);
  // Synchronises with the requests under way.
  useEffect(() => {
    if (key === null) return undefined;
    users.set(key, (users.get(key) ?? 0) + 1);
    return () => {
      users.set(key, (users.get(key) ?? 1) - 1);
      // Not at once: another component, or the same one in React's strict mode, may take over in this very moment.
      setTimeout(() => {
        if (users.get(key) !== 0) return;
        users.delete(key);
        // The key is the arguments, written as text just above.
        const unused = JSON.parse(key) as ListArgs;
        dispatch(reads.util.getRunningQueryThunk('list', unused))?.abort();
      }, 0);
    };
  }, [key, dispatch]);
}
