import { afterEach, describe, expect, it } from 'vitest';
import { keptValue } from './keptValue';

const throwBlocked = () => {
  throw new DOMException('Storage is blocked.', 'SecurityError');
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a stored value', () => {
  it('is read again until it is removed', () => {
    expect(keptValue('width').read()).toBeNull();
    expect(keptValue('width').write('360')).toBe(true);
    expect(keptValue('width').read()).toBe('360');
    keptValue('width').remove();
    expect(keptValue('width').read()).toBeNull();
  });

  it('uses the given storage', () => {
    keptValue('token', () => sessionStorage).write('secret');
    expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, 'secret']);
  });

  it('is not stored when storage is blocked or full, and nothing throws', () => {
    const blocked = keptValue('width', throwBlocked);
    expect([blocked.write('360'), blocked.read()]).toEqual([false, null]);
    expect(() => blocked.remove()).not.toThrow();
    const full = { getItem: () => null, setItem: throwBlocked, removeItem: () => undefined };
    expect(keptValue('width', () => full).write('360')).toBe(false);
  });
});
