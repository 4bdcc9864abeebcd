import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCommandStore } from './createCommandStore';
import type { PageCommand } from './PageCommand';
import { CommandContext, useOfferedCommands, usePageCommands } from './usePageCommands';

afterEach(cleanup);

function withStore() {
  const store = createCommandStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CommandContext value={store}>{children}</CommandContext>
  );
  return { store, wrapper };
}

const commandOf = (label: string, run = () => {}): PageCommand => ({ label, run });
const [create, edit] = [[commandOf('New act')], [commandOf('Edit')]];
const labelsOf = (commands: readonly PageCommand[]) => commands.map(({ label }) => label);

describe('what a page offers', () => {
  it('is there as long as the part that offers it', () => {
    const { store, wrapper } = withStore();
    const list = renderHook(() => usePageCommands(create), { wrapper });
    renderHook(() => usePageCommands(edit), { wrapper });
    expect(labelsOf(store.commands())).toEqual(['New act', 'Edit']);
    list.unmount();
    expect(labelsOf(store.commands())).toEqual(['Edit']);
  });

  it('reaches who reads it when it changes', () => {
    const { store, wrapper } = withStore();
    const reader = renderHook(useOfferedCommands, { wrapper });
    const listener = vi.fn();
    store.subscribe(listener);
    const { rerender } = renderHook(({ commands }) => usePageCommands(commands), {
      wrapper,
      initialProps: { commands: create },
    });
    rerender({ commands: edit });
    expect(labelsOf(reader.result.current)).toEqual(['Edit']);
    rerender({ commands: [commandOf('Edit')] });
    // Offered, withdrawn, offered: the same words again are no news.
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('does what was rendered last', () => {
    const { store, wrapper } = withStore();
    const [first, last] = [vi.fn(), vi.fn()];
    const { rerender } = renderHook(({ run }) => usePageCommands([commandOf('Edit', run)]), {
      wrapper,
      initialProps: { run: first },
    });
    rerender({ run: last });
    store.commands()[0]?.run();
    expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
  });
});
