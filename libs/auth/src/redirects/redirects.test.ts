import { describe, expect, it } from 'vitest';
import { afterLogin } from './afterLogin';
import { loginPathFor } from './loginPathFor';

describe('loginPathFor', () => {
  it('[2.31] includes the path to return to', () => {
    expect(loginPathFor('/events?page=2')).toBe('/login?redirect=%2Fevents%3Fpage%3D2');
  });

  it.each(['/', '/login', '/login/forgot', '/login?redirect=%2Fx', '//evil.test', '/LOGIN'])(
    'includes none for %s',
    (path) => {
      expect(loginPathFor(path)).toBe('/login');
    },
  );
});

describe('afterLogin', () => {
  it.each([
    [{ redirectQuery: '/a', loginRoute: '/b', flowRedirect: '/c' }, '/a'],
    [{ redirectQuery: null, loginRoute: '/b', flowRedirect: '/c' }, '/b'],
    [{ flowRedirect: '/c' }, '/c'],
    [{}, '/'],
    [{ redirectQuery: '//evil.test', loginRoute: '/b' }, '/b'],
    [{ redirectQuery: '/login?redirect=/login', flowRedirect: 'javascript:alert(1)' }, '/'],
    [{ redirectQuery: '', loginRoute: '', flowRedirect: '' }, '/'],
  ])('[2.32] of %j selects %s', (given, expected) => {
    expect(afterLogin(given)).toBe(expected);
  });
});
