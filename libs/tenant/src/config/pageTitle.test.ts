import { product } from '@callboard/api-contract';
import { describe, expect, it } from 'vitest';
import { pageTitle } from './pageTitle';

const route = { name: 'Venues', path: '/venues', meta: { title: 'All venues' } };
const titleOf = ({ path }: { path: string }) => (path === '/venues' ? 'From the function' : undefined);

describe('pageTitle', () => {
  it("[1.7] is the record's name when the page shows one", () => {
    expect(pageTitle({ recordName: 'Town Hall', route, titleOf })).toBe('Town Hall');
  });

  it('[1.7] [9.8] is the name of the product when nothing else is known', () => {
    expect(pageTitle({})).toBe(product.name);
    expect(pageTitle({ recordName: '', route: { name: '', path: '/' } })).toBe(product.name);
  });

  it('[2.35] is the meta title of the route, else the result of the function, else the name of the route', () => {
    expect(pageTitle({ route, titleOf })).toBe('All venues');
    expect(pageTitle({ route: { ...route, meta: undefined }, titleOf })).toBe('From the function');
    expect(pageTitle({ route: { name: 'Regions', path: '/regions' }, titleOf })).toBe('Regions');
  });
});
