import { describe, expect, it } from 'vitest';
import { mergeParts, partNamed } from './mergeParts';

const defaults = { logo: 'default logo', footer: 'default footer' };

describe('mergeParts', () => {
  it('[1.3] keeps the default of a part that is absent or undefined', () => {
    expect(mergeParts(defaults, { logo: undefined })).toEqual(defaults);
  });

  it('[1.3] replaces a part', () => {
    expect(mergeParts(defaults, { logo: 'own logo' })).toEqual({ ...defaults, logo: 'own logo' });
  });

  it('[1.3] removes a part that is null', () => {
    expect(mergeParts(defaults, { footer: null })).toEqual({ logo: 'default logo' });
  });

  it('adds a part that has no default', () => {
    expect(mergeParts<Record<string, string>>(defaults, { extra: 'own' })).toHaveProperty('extra', 'own');
  });

  it('cannot change the prototype of anything', () => {
    // As parsed from a server's JSON.
    const hostile: Record<string, string> = JSON.parse(
      '{"__proto__": "polluted", "constructor": "polluted"}',
    );
    const merged = mergeParts<Record<string, string>>(defaults, hostile);
    expect(Object.keys(merged)).toEqual(['logo', 'footer']);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(mergeParts<Record<string, string>>(hostile)).toEqual({});
  });
});

describe('partNamed', () => {
  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('finds no inherited %s', (name) => {
    expect(partNamed({ logo: 'own' }, name)).toBeUndefined();
  });

  it('finds an own property', () => {
    expect(partNamed({ logo: 'own' }, 'logo')).toBe('own');
  });
});
