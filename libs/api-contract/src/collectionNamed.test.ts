import { describe, expect, it } from 'vitest';
import { collectionNamed, collectionNames, isCollectionName } from './collectionNamed';
import { registry } from './registry';

describe('a collection by its name', () => {
  it('is the declaration of the registry, under the name that the declaration gives itself', () => {
    expect([...collectionNames]).toEqual(Object.keys(registry).sort());
    expect(collectionNames.map(collectionNamed)).toEqual(collectionNames.map((name) => registry[name]));
    expect(collectionNames.map((name) => collectionNamed(name).name)).toEqual(collectionNames);
  });

  it('is no name that every object has', () => {
    expect(isCollectionName('users')).toBe(true);
    expect(isCollectionName('castles')).toBe(false);
    expect(isCollectionName('constructor')).toBe(false);
  });
});
