import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api';
import { filesTag } from '../endpoints/attachments';
import type { CacheDispatch } from '../endpoints/cacheDispatch';

/** Has the files of a record fetched anew wherever they are shown; also when whoever asks is no longer shown. */
export function useRefreshFiles(parent: string): () => void {
  const dispatch = useDispatch<CacheDispatch>();
  return useCallback(() => {
    dispatch(api.util.invalidateTags([filesTag(parent), 'Changes']));
  }, [dispatch, parent]);
}
