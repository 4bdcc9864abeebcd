import { describe, expect, test } from 'vitest';
import { collectionNamed, declaredRoles, writableFields } from '../../index';

const collection = collectionNamed('showSteps');

describe('showSteps', () => {
  test('are served at their path', () => {
    expect(collection.path).toBe('callboard/show_steps');
  });

  test('[2.18] nobody writes them but by the action that makes a step', () => {
    expect(collection.never).toEqual(['create', 'update', 'remove']);
    expect(writableFields(collection, declaredRoles('admin'), 'create')).toEqual([]);
  });

  test('participants read those of performances that they read, but not of which act', () => {
    expect(collection.access.read.participant).toEqual([{ field: 'performance', readable: true }]);
    for (const field of ['entry', 'item', 'made_by'] as const)
      expect(collection.fields[field]?.readableBy).not.toContain('participant');
  });
});
