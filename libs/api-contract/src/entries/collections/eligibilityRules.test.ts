import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { categoryOptions, partOptions, ruleKinds, ruleTermsSchema, termFields, valuesOfTenant } from '..';
import { collectionNamed } from '../../collections';

const collection = collectionNamed('eligibilityRules');

describe('[3.24] eligibility rules', () => {
  test('have a field for each value that a kind reads, which forms show for that kind', () => {
    for (const kind of ruleKinds) {
      for (const field of termFields[kind]) {
        expect(collection.fields[field]?.when, `${kind} ${field}`).toMatchObject({ field: 'kind' });
        expect(collection.fields[field]?.when?.in).toContain(kind);
      }
    }
  });

  test('offer each kind that a rule can be of', () => {
    const { kind } = collection.fields;
    expect(kind && 'options' in kind && kind.options.map(({ value }) => value)).toEqual([...ruleKinds]);
  });

  test('offer a tenant its own categories and parts alone', () => {
    expect(valuesOfTenant(categoryOptions, 'rockquest')).toEqual(['band', 'duo', 'solo']);
    expect(valuesOfTenant(partOptions, 'showquest')).toEqual(['performer', 'crew', 'musician', 'teacher']);
    expect(partOptions.find(({ value }) => value === 'performer')?.tenants).toEqual([
      'launchpad',
      'showquest',
    ]);
  });

  test('are read by participants while they are active, and changed by staff alone', () => {
    expect(collection.access.read.participant).toEqual([{ field: 'status', in: ['active'] }]);
    expect(collection.access.update.participant).toBeUndefined();
    expect(collection.access.read.judge).toBeUndefined();
  });

  test('name what is missing for their kind', () => {
    const { issues } = v.safeParse(ruleTermsSchema, { kind: 'word', word_in: 'statement', word_rule: null });
    expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual(['word_rule', 'word']);
  });
});
