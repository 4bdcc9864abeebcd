import { describe, expect, it } from 'vitest';
import { mailedLinkIn } from './usePublicPage';

describe('mailedLinkIn', () => {
  it.each([
    ['/login/forgot/showquest.abc', { page: 'newPassword', token: 'showquest.abc' }],
    ['/login/forgot/abc/', { page: 'newPassword', token: 'abc' }],
    ['/login/activate/abc?utm=mail#top', { page: 'activate', token: 'abc' }],
    ['/season/confirm/showquest.abc', { page: 'confirmEmail', token: 'showquest.abc' }],
    ['/login/activate/a%2Bb', { page: 'activate', token: 'a+b' }],
    ['/login/activate/%E0%A4%A', { page: 'activate', token: '%E0%A4%A' }],
    ['/consent/showquest.abc', { page: 'consent', token: 'showquest.abc' }],
  ])('[2.4] [2.5] parses %s', (address, link) => {
    expect(mailedLinkIn(address)).toEqual(link);
  });

  it.each([
    '/login',
    '/login/forgot',
    '/login/forgot/',
    '/login/forgot/new',
    '/login/activate',
    '/login/activate/a/b',
    '/consent',
    '/season',
    '/season/account',
    '/season/confirm',
    '/events?next=/login/forgot/abc',
    '/',
  ])('finds none in %s', (address) => {
    expect(mailedLinkIn(address)).toBeNull();
  });
});
