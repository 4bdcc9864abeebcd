import { describe, expect, it } from 'vitest';
import { isAdmin } from './isAdmin';
import { rolesOf } from './rolesOf';

describe('isAdmin', () => {
  it.each([
    [{ is_admin: true }, [], true],
    [{ is_admin: false }, ['admin'], true],
    [{ is_admin: false }, ['administrator'], false],
    [null, ['admin'], false],
  ])('[6.1] of %j with the permissions %j is %s', (user, permissions, expected) => {
    expect(isAdmin(user, permissions)).toBe(expected);
  });
});

it('[6.1] includes admin in the roles of an admin', () => {
  expect(rolesOf({ is_admin: false, roles: ['staff'] }, ['admin'])).toEqual(['admin', 'staff']);
  expect(rolesOf({ is_admin: true, roles: ['admin'] }, [])).toEqual(['admin']);
  expect(rolesOf({ is_admin: false, roles: ['judge'] }, [])).toEqual(['judge']);
});
