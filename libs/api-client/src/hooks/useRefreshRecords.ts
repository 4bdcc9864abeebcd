import { collectionNames } from '@callboard/api-contract';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api';
import type { CacheDispatch } from '../endpoints/cacheDispatch';
import { listTags } from '../endpoints/tags';

/** Has everything that shows records fetched anew: for a change that no write of a collection tells of, such as a new picture. */
export function useRefreshRecords(): () => void {
  const dispatch = useDispatch<CacheDispatch>();
  return useCallback(() => {
    dispatch(api.util.invalidateTags([...collectionNames.flatMap(listTags), 'Record']));
  }, [dispatch]);
}
