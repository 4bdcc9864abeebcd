import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { viewIn, viewsOf } from './viewNames';

const viewsAt = (name: CollectionName) => viewsOf(collectionNamed(name));

it('[3.30] allows the views that a collection declares', () => {
  expect(viewsAt('scheduleEvents')).toEqual(['table', 'board', 'calendar']);
  expect(viewsAt('projects')).toEqual(['table', 'board', 'timeline']);
  expect(viewsAt('employees')).toEqual(['table', 'board', 'tree']);
  expect(viewsAt('regions')).toEqual(['table', 'map']);
  expect(viewsAt('countries')).toEqual(['table']);
});

it('shows the table where the URL names no view of the collection', () => {
  const viewAt = (query: string, name: CollectionName) =>
    viewIn(new URLSearchParams(query), collectionNamed(name));
  expect(viewAt('as=board', 'projectTasks')).toBe('board');
  expect(viewAt('as=tree', 'projectTasks')).toBe('table');
  expect(viewAt('', 'projectTasks')).toBe('table');
});
