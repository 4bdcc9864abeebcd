import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppStoreProvider } from '../store/AppStoreProvider';
import { createAppStore } from '../store/createAppStore';
import { pageLeft, selectPageFacts } from './pageSlice';
import { usePageTabs, useRecordName } from './usePage';

afterEach(cleanup);

function withStore() {
  const store = createAppStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppStoreProvider store={store}>{children}</AppStoreProvider>
  );
  return { store, wrapper };
}

const tabs = [{ label: 'Entries', to: '/entries' }];

describe('what a page passes to the layout', () => {
  it('[1.7] is the name of its record while it is mounted', () => {
    const { store, wrapper } = withStore();
    const { unmount } = renderHook(() => useRecordName('Town Hall'), { wrapper });
    expect(selectPageFacts(store.getState()).recordName).toBe('Town Hall');
    unmount();
    expect(selectPageFacts(store.getState()).recordName).toBeUndefined();
  });

  it('[2.36] is its tabs, which are cleared with everything else when the path changes', () => {
    const { store, wrapper } = withStore();
    renderHook(() => usePageTabs(tabs), { wrapper });
    expect(selectPageFacts(store.getState()).tabs).toEqual(tabs);
    act(() => void store.dispatch(pageLeft()));
    expect(selectPageFacts(store.getState())).toEqual({ recordName: undefined, tabs: [] });
  });
});
