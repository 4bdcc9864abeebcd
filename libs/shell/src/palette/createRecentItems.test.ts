import { expect, it } from 'vitest';
import { createRecentItems } from './createRecentItems';

const link = (href: string) => ({ key: href, label: href, icon: 'search', href });

it('stores the last five links, each once', () => {
  const recent = createRecentItems();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/c']) recent.add(link(path));
  expect(recent.items().map(({ href }) => href)).toEqual(['/c', '/f', '/e', '/d', '/b']);
});

it('does not store commands', () => {
  const recent = createRecentItems();
  recent.add({ key: 'logout', label: 'Logout', icon: 'logout', run: () => {} });
  expect(recent.items()).toEqual([]);
});
