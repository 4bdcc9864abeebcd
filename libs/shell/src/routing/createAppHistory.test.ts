import { createLeaveGuards } from '@callboard/tenant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppHistory } from './createAppHistory';

beforeEach(() => history.replaceState(null, '', '/'));

function openHistory() {
  const guards = createLeaveGuards();
  const app = createAppHistory(guards);
  const listener = vi.fn();
  const stop = app.subscribe(listener);
  return { guards, app, listener, stop };
}

/** Resolves when the browser has moved. */
const moved = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

describe('createAppHistory', () => {
  it('opens a page and goes back', async () => {
    const { app, stop } = openHistory();
    app.push('/events?page=2', { from: 'list' });
    expect(app.entry().location).toMatchObject({
      pathname: '/events',
      search: '?page=2',
      state: { from: 'list' },
    });
    app.go(-1);
    await moved();
    expect(app.entry().location.pathname).toBe('/');
    stop();
  });

  it('[2.50] waits with opening a page until the guard lets go', () => {
    const { app, guards, stop } = openHistory();
    let letGo = () => {};
    guards.add({ holds: (path) => path === '/events', hold: (go) => (letGo = go) });
    app.push('/events');
    expect(location.pathname).toBe('/');
    letGo();
    expect(app.entry().location.pathname).toBe('/events');
    stop();
  });

  it("[2.50] takes the browser's own step back away again until the guard lets go", async () => {
    const { app, guards, listener, stop } = openHistory();
    app.push('/events');
    listener.mockClear();
    let letGo = () => {};
    guards.add({ holds: (path) => path === '/', hold: (go) => (letGo = go) });
    history.back();
    await moved();
    await moved();
    expect(location.pathname).toBe('/events');
    expect(listener).not.toHaveBeenCalled();
    letGo();
    await moved();
    expect(app.entry().location.pathname).toBe('/');
    stop();
  });

  it('takes a state of somebody else for none', () => {
    history.replaceState({ idx: 'many', key: 7 }, '', '/');
    const { app, stop } = openHistory();
    expect(app.entry().location).toMatchObject({ key: 'default', state: null });
    stop();
  });
});
