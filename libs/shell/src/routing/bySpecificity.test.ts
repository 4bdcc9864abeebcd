import { expect, it } from 'vitest';
import { bySpecificity } from './bySpecificity';

it('puts the fixed part before the variable one, and leaves the rest in order', () => {
  const paths = ['/events/:hashcode', '/:page', '/events/list', '/venues', '/events/:hashcode/seats', '/'];
  const ordered = paths.map((path) => ({ path })).sort(bySpecificity);
  expect(ordered.map(({ path }) => path)).toEqual([
    '/events/list',
    '/venues',
    '/',
    '/events/:hashcode',
    '/events/:hashcode/seats',
    '/:page',
  ]);
});
