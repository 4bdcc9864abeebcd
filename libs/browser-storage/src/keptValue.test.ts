import { afterEach, describe, expect, it } from 'vitest';
import { keptValue } from './keptValue';

const refused = () => {
  throw new DOMException('Storage is blocked.', 'SecurityError');
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a kept value', () => {
  it('is read again until it is removed', () => {
    expect(keptValue('width').read()).toBeNull();
    expect(keptValue('width').write('360')).toBe(true);
    expect(keptValue('width').read()).toBe('360');
    keptValue('width').remove();
    expect(keptValue('width').read()).toBeNull();
  });

  it('is kept where it is asked to be', () => {
    keptValue('token', () => sessionStorage).write('secret');
    expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, 'secret']);
  });

  it('is not kept where storage is refused or full, and nothing fails', () => {
    const blocked = keptValue('width', refused);
    expect([blocked.write('360'), blocked.read()]).toEqual([false, null]);
    expect(() => blocked.remove()).not.toThrow();
    const full = { getItem: () => null, setItem: refused, removeItem: () => undefined };
    expect(keptValue('width', () => full).write('360')).toBe(false);
  });
});
