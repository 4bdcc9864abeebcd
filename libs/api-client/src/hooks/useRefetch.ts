import { useCallback } from 'react';

interface Refetchable {
  isUninitialized: boolean;
  refetch: () => unknown;
}

/** `refetch` that does nothing while there is nothing to fetch, where RTK Query's own throws. */
export function useRefetch({ isUninitialized, refetch }: Refetchable): () => void {
  return useCallback(() => {
    if (!isUninitialized) refetch();
  }, [isUninitialized, refetch]);
}
