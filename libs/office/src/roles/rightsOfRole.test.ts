import { collectionNamed } from '@callboard/api-contract/collections';
import { describe, expect, it } from 'vitest';
import { declaredVerbs, tidied, verbsLeft } from './rightsOfRole';

describe('[2.3] the rights of a role', () => {
  const venues = collectionNamed('venues');

  it('are none once it reads nothing, whatever else it has', () => {
    expect(declaredVerbs(venues, 'staff')).toContain('update');
    expect(verbsLeft(venues, 'staff', { verbs: ['read'] })).toEqual([]);
    expect(verbsLeft(venues, 'staff', { verbs: ['remove'] })).toEqual(
      declaredVerbs(venues, 'staff').filter((verb) => verb !== 'remove'),
    );
  });

  it('keep a limit to records of one’s own, and nothing that is empty', () => {
    expect(tidied({ verbs: [], hidden: [], rows: 'head' })).toEqual({ rows: 'head' });
    expect(tidied({ verbs: [], transitions: [], hidden: [], fixed: [] })).toBeUndefined();
  });
});
