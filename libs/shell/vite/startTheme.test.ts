import { afterEach, describe, expect, it } from 'vitest';
import { isOpenPath } from '../src/startup/isOpenPath';
import code from './startTheme.js?raw';

const { dataset } = document.documentElement;

/** The theme of a page when its head has run; the file has the tenant's, which is dark. */
function paintedAt(address: string, stored?: string) {
  history.replaceState(null, '', address);
  dataset['theme'] = 'dark';
  if (stored !== undefined) localStorage.setItem('theme', stored);
  const script = Object.assign(document.createElement('script'), { textContent: code });
  document.head.append(script);
  script.remove();
  return dataset['theme'] ?? 'system';
}

afterEach(() => {
  localStorage.clear();
  delete dataset['theme'];
});

describe('[1.6] before the first paint', () => {
  it.each([
    ['/', undefined, 'dark'],
    ['/dashboard', undefined, 'dark'],
    ['/dashboard', 'light', 'light'],
    ['/dashboard', 'system', 'system'],
    ['/dashboard', 'plaid', 'dark'],
    ['/season', undefined, 'system'],
    ['/season', 'dark', 'dark'],
    ['/tickets/performance-1', undefined, 'system'],
    ['/tickets', 'light', 'light'],
    ['/embed', undefined, 'system'],
    ['/embed?theme=light', 'dark', 'light'],
    ['/embed?theme=plaid', undefined, 'system'],
    ['/tickets?theme=light', undefined, 'system'],
    ['/login', 'light', 'dark'],
  ])('%s with the stored theme %s is %s', (address, stored, painted) => {
    expect(paintedAt(address, stored)).toBe(painted);
  });

  it.each([
    '/season',
    '/season/results',
    '/vote/stage-1',
    '/consent',
    '/consent/token-1',
    '/notices',
    '/badges/badge-1',
    '/foyer/performance-1',
    '/timetable/event-1',
    '/timetable-releases/release-1',
    '/seasons',
    '/votes/1',
    '/dashboard',
    '/login/forgot',
  ])('%s is open to everyone exactly where the app finds it so', (path) => {
    expect(paintedAt(path) === 'system').toBe(isOpenPath(path));
  });
});
