import { expect, it } from 'vitest';
import { pageOf } from './pageOf';

it.each([
  ['/', '/index.html'],
  ['/venues/4ed5c421', '/index.html'],
  ['/documents', '/index.html'],
  ['/apiary', '/index.html'],
  ['/login', '/login.html'],
  ['/login/', '/login.html'],
  ['/login/forgot', '/index.html'],
  ['/tickets', '/tickets.html'],
  ['/tickets/order', '/tickets.html'],
])('[1.8] opens %s from %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

it.each([
  '/api',
  '/api/v21/system/callboard/venues',
  '/docs',
  '/embed',
  '/embed/4ed5c421',
  '/docs/start.js',
  '/openapi.json',
  '/outbox',
  '/unsubscribe/showquest.4ed5c421.daily.0123456789abcdef0123',
  '/logo.svg',
])('[1.8] leaves %s to the network', (path) => {
  expect(pageOf(path)).toBeNull();
});
