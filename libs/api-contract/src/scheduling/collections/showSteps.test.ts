import { describe, expect, test } from 'vitest';
import { declaredRoles, writableFields } from '../..';
import { collectionNamed } from '../../collections';

const collection = collectionNamed('showSteps');

describe('showSteps', () => {
  test('are served at their path', () => {
    expect(collection.path).toBe('callboard/show_steps');
  });

  test('[2.18] no one writes them but by the action that makes a step', () => {
    expect(collection.never).toEqual(['create', 'update', 'remove']);
    expect(writableFields(collection, declaredRoles('admin'), 'create')).toEqual([]);
  });

  test('participants read those of performances that they read, but not of which act, and not who came', () => {
    const { step } = collection.fields;
    const kinds = step?.kind === 'select' ? step.options.map(({ value }) => value) : [];
    const called = kinds.filter((kind) => kind !== 'here' && kind !== 'missing');
    const [rule] = [collection.access.read.participant].flat();
    expect(rule).toMatchObject({ field: 'performance', readable: true, and: { field: 'step' } });
    // Each other kind of step is for everyone who follows the show: one that is added is not forgotten.
    const read = typeof rule === 'object' && 'and' in rule ? rule.and?.in : undefined;
    expect([...(read ?? [])].sort()).toEqual(called.sort());
    for (const field of ['entry', 'item', 'made_by', 'participant'] as const)
      expect(collection.fields[field]?.readableBy).not.toContain('participant');
  });
});
