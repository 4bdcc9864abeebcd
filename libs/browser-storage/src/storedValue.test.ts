import { afterEach, describe, expect, it } from 'vitest';
import { storedValue } from './storedValue';

const throwBlocked = () => {
  throw new DOMException('Storage is blocked.', 'SecurityError');
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a stored value', () => {
  it('is read again until it is removed', () => {
    expect(storedValue('width').read()).toBeNull();
    expect(storedValue('width').write('360')).toBe(true);
    expect(storedValue('width').read()).toBe('360');
    storedValue('width').remove();
    expect(storedValue('width').read()).toBeNull();
  });

  it('uses the given storage', () => {
    storedValue('token', () => sessionStorage).write('secret');
    expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, 'secret']);
  });

  it('is not stored when storage is blocked or full, and nothing throws', () => {
    const blocked = storedValue('width', throwBlocked);
    expect([blocked.write('360'), blocked.read()]).toEqual([false, null]);
    expect(() => blocked.remove()).not.toThrow();
    const full = { getItem: () => null, setItem: throwBlocked, removeItem: () => undefined };
    expect(storedValue('width', () => full).write('360')).toBe(false);
  });
});
