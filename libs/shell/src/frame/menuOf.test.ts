import { describe, expect, it } from 'vitest';
import { closestLink, isTabCurrent, menuOf } from './menuOf';

const link = (redirect_url: string) => ({ action: { type: 'redirect', redirect_url } });

describe('menuOf', () => {
  it('[2.41] makes a tab of each module', () => {
    const [tab] = menuOf([
      { code: 'events', name: 'Events', icon_name: 'calendar', ...link('/events'), items: [] },
    ]);
    expect(tab).toEqual({ code: 'events', label: 'Events', icon: 'calendar', to: '/events', links: [] });
  });

  it('[6.7] leaves out what the tenant hides', () => {
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

  it('leaves out links that lead out of the app, and modules that lead nowhere', () => {
    const items = [{ name: 'Evil', ...link('//evil.example') }];
    expect(menuOf([{ code: 'a', name: 'A', ...link('javascript:alert(1)'), items }])).toEqual([]);
  });

  it('opens the first page of a module that has no page of its own', () => {
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
