import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageStore } from './createPageStore';
import { PageContext, usePageTabs, useRecordName } from './usePage';

afterEach(cleanup);

function withStore() {
  const store = createPageStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageContext value={store}>{children}</PageContext>
  );
  return { store, wrapper };
}

const tabs = [{ label: 'Entries', to: '/entries' }];

describe('what a page tells the frame', () => {
  it('[1.7] the name of its record, as long as it is shown', () => {
    const { store, wrapper } = withStore();
    const { unmount } = renderHook(() => useRecordName('Town Hall'), { wrapper });
    expect(store.facts().recordName).toBe('Town Hall');
    unmount();
    expect(store.facts().recordName).toBeUndefined();
  });

  it('[2.36] its tabs, which are cleared with everything else when the path changes', () => {
    const { store, wrapper } = withStore();
    renderHook(() => usePageTabs(tabs), { wrapper });
    expect(store.facts().tabs).toEqual(tabs);
    act(() => store.clear());
    expect(store.facts()).toEqual({ recordName: undefined, tabs: [] });
  });
});
