import { expect, test } from 'vitest';
import { declaredRoles, type CollectionName, type Role } from '.';
import { collectionAt, collectionNamed } from './collections';
import { collectionsReadBy, readsOfRule } from './reach';

const readBy = (name: CollectionName, role: Role): string[] =>
  [...collectionsReadBy(collectionNamed(name), declaredRoles(role))].sort();

test('a rule reads the collections that its links go through, and the wholes that they are parts of', () => {
  expect(readBy('messages', 'participant')).toEqual(['conversationMembers']);
  expect(readBy('tasks', 'participant')).toContain('entries');
  expect(readBy('tasks', 'participant')).toContain('participants');
  expect(readBy('tasks', 'staff')).toEqual([]);
});

test('a rule that follows a reference reads the target, and all that the rule of the target reads', () => {
  expect(readBy('participants', 'judge')).toEqual([
    'entries',
    'events',
    'panelJudges',
    'scoreSheets',
    'stageEntries',
    'stages',
  ]);
  expect(readBy('participants', 'collaborator')).toEqual(['collaborators', 'entries']);
});

test('a rule over the fields of a row reads nothing else', () => {
  expect(readBy('individuals', 'participant')).toEqual([]);
  expect(readBy('events', 'participant')).toEqual([]);
});

test('it names the fields that decide', () => {
  expect(readsOfRule(collectionNamed('messages'), declaredRoles('judge'))).toEqual([
    { collection: 'conversationMembers', fields: ['user', 'conversation'] },
  ]);
  expect(readsOfRule(collectionAt('participants', 'showquest'), declaredRoles('judge'))).toEqual([
    { collection: 'entries', fields: ['hashcode', 'status'] },
    { collection: 'stageEntries', fields: ['stage', 'entry', 'event'] },
    { collection: 'stages', fields: ['hashcode'] },
    { collection: 'panelJudges', fields: ['judge', 'stage', 'status', 'event'] },
    { collection: 'events', fields: ['ends_on'] },
    { collection: 'events', fields: ['status'] },
    { collection: 'scoreSheets', fields: ['judge', 'stage', 'entry', 'status'] },
  ]);
  expect(readsOfRule(collectionNamed('organizationStructures'), declaredRoles('judge'))).toContainEqual({
    collection: 'entries',
    fields: ['hashcode', 'status', 'organisation'],
  });
});
