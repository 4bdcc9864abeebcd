import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../store/AppStoreProvider';
import { factsChanged, selectPageFacts, type PageFacts, type PageTab } from './pageSlice';

/** Facts of the visible page for the layout. */
export function usePageFacts(): PageFacts {
  return useSelector(selectPageFacts);
}

/** Uses a record's name as the window title while the component is mounted (clause 1.7). */
export function useRecordName(recordName: string | undefined) {
  const dispatch = useAppDispatch();
  // Synchronises with the store, which the layout around this page reads.
  useEffect(() => {
    dispatch(factsChanged({ recordName }));
    return () => void dispatch(factsChanged({ recordName: undefined }));
  }, [dispatch, recordName]);
}

/** Adds tabs to the navigation bar while the page is visible (clause 2.41). Keep the list stable between renders. */
export function usePageTabs(tabs: readonly PageTab[]) {
  const dispatch = useAppDispatch();
  // Synchronises with the store, which the layout around this page reads.
  useEffect(() => {
    dispatch(factsChanged({ tabs }));
    return () => void dispatch(factsChanged({ tabs: [] }));
  }, [dispatch, tabs]);
}
