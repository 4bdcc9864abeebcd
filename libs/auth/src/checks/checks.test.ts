import { describe, expect, it } from 'vitest';
import { checks } from './checks';

describe('checks', () => {
  it('[5.2] [5.11] accept an email with a name, one @, a domain with a dot and no spaces', () => {
    expect(checks.email('aroha@school.nz')).toBeNull();
    for (const invalid of ['aroha', 'aroha@', 'a roha@school.nz', 'a@b@school.nz', 'aroha@school'])
      expect(checks.email(invalid)).toBe('Must be valid email');
  });

  it('[5.3] [5.12] require eight characters, a capital letter and a digit', () => {
    expect(checks.strongPassword('Callboard1')).toBeNull();
    expect(checks.strongPassword('Short1')).toBe('Password must be at least 8 characters long');
    expect(checks.strongPassword('callboard1')).toBe('Password must be strong');
    expect(checks.strongPassword('Callboards')).toBe('Password must be strong');
  });
});
