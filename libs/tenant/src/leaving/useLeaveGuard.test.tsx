import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLeaveGuards } from './createLeaveGuards';
import { LeaveGuardsContext, useLeaveFor, useLeaveGuard } from './useLeaveGuard';

afterEach(cleanup);

function renderGuard(holds: (path: string | null) => boolean) {
  const guards = createLeaveGuards();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>
  );
  return { guards, wrapper, ...renderHook(() => useLeaveGuard(holds), { wrapper }) };
}

describe('useLeaveGuard', () => {
  it('[2.50] holds the user back until they decide to leave', () => {
    const { guards, result } = renderGuard(() => true);
    const letGo = vi.fn();
    act(() => void guards.areHolding('/events', letGo));
    expect(result.current.isHeld).toBe(true);
    act(() => result.current.leave());
    expect(letGo).toHaveBeenCalledOnce();
    expect(result.current.isHeld).toBe(false);
  });

  it('[2.50] lets nobody go who decides to stay', () => {
    const { guards, result } = renderGuard(() => true);
    const letGo = vi.fn();
    act(() => void guards.areHolding('/events', letGo));
    act(() => result.current.stay());
    expect(letGo).not.toHaveBeenCalled();
    expect(result.current.isHeld).toBe(false);
  });

  it('asks of the path that is being opened', () => {
    const { guards } = renderGuard((path) => path !== '/venues');
    expect(guards.areHolding('/venues', vi.fn())).toBe(false);
  });

  it('[2.50] is asked before a logout or another language, which take the page away wherever it is', () => {
    const { wrapper, result } = renderGuard((path) => path !== '/here');
    const { result: leaveFor } = renderHook(useLeaveFor, { wrapper });
    const work = vi.fn();
    act(() => leaveFor.current(work));
    expect(work).not.toHaveBeenCalled();
    act(() => result.current.leave());
    expect(work).toHaveBeenCalledOnce();
  });

  it('holds nobody once its page is gone', () => {
    const { guards, unmount } = renderGuard(() => true);
    unmount();
    expect(guards.areHolding('/events', vi.fn())).toBe(false);
  });
});
