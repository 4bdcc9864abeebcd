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
    app.navigate('/events?page=2');
    expect(app.entry()).toMatchObject({ pathname: '/events', search: '?page=2', action: 'push' });
    app.navigate('/events?page=3', { replace: true });
    expect(app.entry()).toMatchObject({ search: '?page=3', action: 'replace' });
    history.back();
    await moved();
    expect(app.entry()).toMatchObject({ pathname: '/', search: '', action: 'pop' });
    stop();
  });

  it('[2.50] waits with opening a page until the guard lets go', () => {
    const { app, guards, stop } = openHistory();
    let letGo = () => {};
    guards.add({ holds: (path) => path === '/events', hold: (go) => (letGo = go) });
    app.navigate('/events');
    expect(location.pathname).toBe('/');
    letGo();
    expect(app.entry().pathname).toBe('/events');
    stop();
  });

  it("[2.50] takes the browser's own step back away again until the guard lets go", async () => {
    const { app, guards, listener, stop } = openHistory();
    app.navigate('/events');
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
    expect(app.entry().pathname).toBe('/');
    stop();
  });

  it('takes a state of somebody else for none', () => {
    history.replaceState({ idx: 'many', key: 7 }, '', '/');
    const { app, stop } = openHistory();
    app.navigate('/events');
    expect(history.state).toEqual({ idx: 1 });
    stop();
  });
});
