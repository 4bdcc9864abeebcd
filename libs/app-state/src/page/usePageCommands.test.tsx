import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppStoreProvider } from '../store/AppStoreProvider';
import { createAppStore } from '../store/createAppStore';
import type { PageCommand } from './PageCommand';
import { offeredCommands, useOfferedCommands, usePageCommands } from './usePageCommands';

afterEach(cleanup);

function withStore() {
  const store = createAppStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppStoreProvider store={store}>{children}</AppStoreProvider>
  );
  return { store, wrapper };
}

const commandOf = (label: string, run = () => {}): PageCommand => ({ label, run });
const [create, edit] = [[commandOf('New act')], [commandOf('Edit')]];
const labelsOf = (commands: readonly PageCommand[]) => commands.map(({ label }) => label);

describe('the commands of a page', () => {
  it('are offered while their component is mounted', () => {
    const { store, wrapper } = withStore();
    const list = renderHook(() => usePageCommands(create), { wrapper });
    renderHook(() => usePageCommands(edit), { wrapper });
    expect(labelsOf(store.dispatch(offeredCommands()))).toEqual(['New act', 'Edit']);
    list.unmount();
    expect(labelsOf(store.dispatch(offeredCommands()))).toEqual(['Edit']);
  });

  it('rerender their readers when they change', () => {
    const { store, wrapper } = withStore();
    const reader = renderHook(useOfferedCommands, { wrapper });
    const { rerender } = renderHook(({ commands }) => usePageCommands(commands), {
      wrapper,
      initialProps: { commands: create },
    });
    rerender({ commands: edit });
    expect(labelsOf(reader.result.current)).toEqual(['Edit']);
    const listener = vi.fn();
    store.subscribe(listener);
    rerender({ commands: [commandOf('Edit')] });
    // The same labels are not a new offer.
    expect(listener).not.toHaveBeenCalled();
  });

  it('run the function that was rendered last', () => {
    const { store, wrapper } = withStore();
    const [first, last] = [vi.fn(), vi.fn()];
    const { rerender } = renderHook(({ run }) => usePageCommands([commandOf('Edit', run)]), {
      wrapper,
      initialProps: { run: first },
    });
    rerender({ run: last });
    store.dispatch(offeredCommands())[0]?.run();
    expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
  });
});
