import { describe, expect, it } from 'vitest';
import { closestLink, isTabCurrent, menuOf } from './menuOf';

const link = (redirect_url: string) => ({ action: { type: 'redirect', redirect_url } });

describe('menuOf', () => {
  it('[2.41] creates a tab for each module', () => {
    const [tab] = menuOf([
      { code: 'events', name: 'Events', icon_name: 'calendar', ...link('/events'), items: [] },
    ]);
    expect(tab).toEqual({ code: 'events', label: 'Events', icon: 'calendar', to: '/events', links: [] });
  });

  it('[2.41] links to the page of a module and to its only item elsewhere', () => {
    const items = [{ code: 'venues', name: 'Venues', ...link('/venues') }];
    const [tab] = menuOf([{ code: 'venues', name: 'Dashboard', ...link('/dashboard'), items }]);
    expect(tab?.to).toBe('/dashboard');
    expect(tab?.links.map(({ label, to }) => [label, to])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Venues', '/venues'],
    ]);
    expect(new Set(tab?.links.map(({ code }) => code)).size).toBe(2);
  });

  it('[2.41] is one link when the only item links to the page of its module', () => {
    const items = [{ code: 'all', name: 'All events', ...link('/events') }];
    const [tab] = menuOf([{ code: 'events', name: 'Events', ...link('/events'), items }]);
    expect(tab?.links.map(({ to }) => to)).toEqual(['/events']);
  });

  it('[6.7] does not link a module to a hidden item', () => {
    const items = [
      { code: 'users', name: 'Users', ...link('/users') },
      { code: 'regions', name: 'Regions', ...link('/regions') },
    ];
    const [tab] = menuOf([{ code: 'setup', name: 'Setup', ...link('/users'), items }], ['users']);
    expect([tab?.to, tab?.links.map(({ to }) => to)]).toEqual(['/regions', ['/regions']]);
  });

  it('[6.7] omits what the tenant hides', () => {
    const items = [
      { code: 'regions', name: 'Regions', ...link('/regions') },
      { code: 'users', name: 'Users', ...link('/users') },
    ];
    const tabs = menuOf(
      [
        { code: 'setup', name: 'Setup', ...link('/regions'), items },
        { code: 'people', name: 'People', ...link('/people'), items: [] },
      ],
      ['people', 'users'],
    );
    expect(tabs.map(({ code, links }) => [code, links.map((each) => each.code)])).toEqual([
      ['setup', ['regions']],
    ]);
  });

  it('omits external links, and modules without links', () => {
    const items = [{ name: 'Evil', ...link('//evil.example') }];
    expect(menuOf([{ code: 'a', name: 'A', ...link('javascript:alert(1)'), items }])).toEqual([]);
  });

  it('links to the first item of a module without its own page', () => {
    const items = [{ name: 'Regions', ...link('/regions') }];
    expect(menuOf([{ code: 'setup', name: 'Setup', items }])[0]?.to).toBe('/regions');
  });
});

describe('isTabCurrent', () => {
  const tab = {
    code: 'a',
    label: 'A',
    icon: '',
    to: '/events',
    links: [{ code: 'b', label: 'B', to: '/shows' }],
  };

  it.each([
    ['/events', true],
    ['/events/e1', true],
    ['/shows', true],
    ['/eventsfulness', false],
    ['/', false],
  ])('at %s: %s', (pathname, expected) => {
    expect(isTabCurrent(pathname, tab)).toBe(expected);
  });
});

describe('closestLink', () => {
  const links = ['/events', '/events/special', '/venues'].map((to) => ({ code: to, label: to, to }));

  it.each([
    ['/events', '/events'],
    ['/events/e1', '/events'],
    ['/events/special/s1', '/events/special'],
    ['/regions', undefined],
  ])('at %s: %s', (pathname, expected) => {
    expect(closestLink(pathname, links)?.to).toBe(expected);
  });
});
