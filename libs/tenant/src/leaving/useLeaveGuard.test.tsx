import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLeaveGuards } from './createLeaveGuards';
import { LeaveGuardsContext, useLeaveFor, useLeaveGuard } from './useLeaveGuard';

afterEach(cleanup);

function renderGuard(blocks: (path: string | null) => boolean) {
  const guards = createLeaveGuards();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>
  );
  return { guards, wrapper, ...renderHook(() => useLeaveGuard(blocks), { wrapper }) };
}

describe('useLeaveGuard', () => {
  it.each(['leave', 'stay'] as const)('[2.50] blocks until the user decides to %s', (decision) => {
    const { guards, result } = renderGuard(() => true);
    const departure = { leave: vi.fn(), stay: vi.fn() };
    act(() => guards.blocking('/events')?.ask(departure));
    expect(result.current.isBlocked).toBe(true);
    act(() => result.current[decision]());
    expect(result.current.isBlocked).toBe(false);
    expect(departure[decision]).toHaveBeenCalledOnce();
    expect(departure[decision === 'leave' ? 'stay' : 'leave']).not.toHaveBeenCalled();
  });

  it('decides by the destination path', () => {
    const { guards } = renderGuard((path) => path !== '/venues');
    expect(guards.blocking('/venues')).toBeUndefined();
    expect(guards.blocking('/events')).toBeDefined();
  });

  it('[2.50] is checked before a logout or another language', () => {
    const { wrapper, result } = renderGuard((path) => path !== '/here');
    const { result: leaveFor } = renderHook(useLeaveFor, { wrapper });
    const work = vi.fn();
    act(() => leaveFor.current(work));
    expect(work).not.toHaveBeenCalled();
    act(() => result.current.leave());
    expect(work).toHaveBeenCalledOnce();
  });

  it('blocks nothing after it unmounts', () => {
    const { guards, unmount } = renderGuard(() => true);
    unmount();
    expect(guards.blocking('/events')).toBeUndefined();
  });
});
