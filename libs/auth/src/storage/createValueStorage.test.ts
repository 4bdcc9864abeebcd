import { storageKeys } from '@callboard/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserBacking } from './browserBacking';
import { createValueStorage } from './createValueStorage';
import { memoryBacking } from './memoryBacking';

function open() {
  const backing = memoryBacking();
  const clock = { now: 1_000_000 };
  return { backing, clock, storage: createValueStorage(backing, () => clock.now) };
}

describe('time-to-live', () => {
  it('[3.36] stores a value for an hour by default', () => {
    const { storage, clock, backing } = open();
    storage.writeFor('api_token', 'abc');
    expect(JSON.parse(backing.getItem('api_token') ?? '')).toEqual({
      value: 'abc',
      expires_at: 1_000_000 + 3_600_000,
    });
    clock.now += 3_599_999;
    expect(storage.read('api_token')).toBe('abc');
  });

  it('[3.36] removes an expired value when it is read', () => {
    const { storage, clock, backing } = open();
    storage.writeFor('api_token', 'abc', 60);
    clock.now += 60_000;
    expect(storage.read('api_token')).toBeNull();
    expect(backing.getItem('api_token')).toBeNull();
  });

  it.each([Number.POSITIVE_INFINITY, Number.NaN, -5, 0])('stores nothing for %s seconds', (seconds) => {
    const { storage } = open();
    storage.writeFor('api_token', 'abc', seconds);
    expect(storage.read('api_token')).toBeNull();
  });
});

describe('values', () => {
  it('[3.36] reads back what was written under each of the five keys', () => {
    const { storage, backing } = open();
    storage.write('api', 'https://api.test');
    storage.write('api_version', 2);
    storage.write('user', { hashcode: 'h', name: 'Aroha Ngata' });
    storage.write('api_token', 'abc');
    storage.write('domain', 'rockquest');
    expect(storageKeys.map((key) => storage.read(key))).toEqual([
      'https://api.test',
      2,
      { hashcode: 'h', name: 'Aroha Ngata' },
      'abc',
      'rockquest',
    ]);
    expect(backing.getItem('domain')).toBe('rockquest');
  });

  it.each([
    ['api_version', 'twenty'],
    ['api_version', '-1'],
    ['user', '{"hashcode":1}'],
    ['user', '{"hashcode":'],
    ['domain', 'atlantis'],
    ['api_token', ''],
    ['api_token', '{"value":"abc","expires_at":"soon"}'],
    ['api_token', '{"value":"abc"}'],
  ] as const)('reads the corrupt %s %s as null and removes it', (key, raw) => {
    const { storage, backing } = open();
    backing.setItem(key, raw);
    expect(storage.read(key)).toBeNull();
    expect(backing.getItem(key)).toBeNull();
  });

  it('reads any text without an error, with the same result the second time', () => {
    const json = fc.json();
    const timed = fc
      .record({ value: fc.jsonValue(), expires_at: fc.jsonValue() })
      .map((it) => JSON.stringify(it));
    const raw = fc.oneof(
      fc.string({ unit: 'binary' }),
      json,
      timed,
      fc.constantFrom('__proto__', '[object Object]'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...storageKeys), raw, (key, text) => {
        const { storage, backing } = open();
        backing.setItem(key, text);
        const first = storage.read(key);
        expect(storage.read(key)).toEqual(first);
        if (first === null) expect(backing.getItem(key)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('writes any token so that it reads back', () => {
    const token = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(token, fc.boolean(), (written, isTimed) => {
        const { storage } = open();
        if (isTimed) storage.writeFor('api_token', written);
        else storage.write('api_token', written);
        expect(storage.read('api_token')).toBe(written);
      }),
    );
  });

  it('[4.1] clears the five keys and every callboard.* key, and nothing else', () => {
    const { storage, backing } = open();
    storage.write('api', 'https://api.test');
    backing.setItem('callboard.import.mapping', '{}');
    backing.setItem('other', 'stays');
    storage.clear();
    expect(backing.keys()).toEqual(['other']);
  });
});

describe('a browser that refuses storage', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };

  it('works in memory when local storage is blocked', () => {
    const backing = browserBacking(refuse);
    const storage = createValueStorage(backing);
    storage.writeFor('api_token', 'abc');
    expect(storage.read('api_token')).toBe('abc');
    expect(storage.isShared).toBe(false);
  });

  it('works in memory when nothing can be written', () => {
    const storage = createValueStorage(browserBacking(() => ({ ...localStorage, setItem: refuse })));
    storage.write('api_token', 'abc');
    expect(storage.read('api_token')).toBe('abc');
  });

  it('stores a value in memory when the quota is exceeded', () => {
    const values = new Map([['api_token', 'old']]);
    let isFull = false;
    const full: Storage = {
      length: 0,
      key: () => null,
      clear: () => values.clear(),
      getItem: (key) => values.get(key) ?? null,
      removeItem: (key) => void values.delete(key),
      setItem: (key, value) => (isFull ? refuse() : void values.set(key, value)),
    };
    const storage = createValueStorage(browserBacking(() => full));
    isFull = true;
    storage.write('api_token', 'new');
    expect(storage.read('api_token')).toBe('new');
    storage.remove('api_token');
    expect(storage.read('api_token')).toBeNull();
  });

  it('treats a storage that always throws as empty', () => {
    const backing = { getItem: refuse, setItem: refuse, removeItem: refuse, keys: refuse, isShared: true };
    const storage = createValueStorage(backing);
    storage.write('api_token', 'abc');
    expect(storage.read('api_token')).toBeNull();
    expect(() => storage.clear()).not.toThrow();
  });
});
