import { expect, test } from 'vitest';
import { contentFieldOf, findResources, isSameContent, markOf } from './index';

test('[3.24] a resource is new until it was opened, and again with each version', () => {
  expect(markOf({ version_number: 1, opened_version: null })).toBe('new');
  expect(markOf({ version_number: 3, opened_version: 2 })).toBe('newVersion');
  expect(markOf({ version_number: 3, opened_version: 3 })).toBeNull();
  // Undo rolled a version back that a user had opened.
  expect(markOf({ version_number: 1, opened_version: 2 })).toBeNull();
});

test('[3.24] another file, link or text is another content; another name of the same file is none', () => {
  const before = { body: null, link: null, file: { hashcode: 'a', name: 'Plan.pdf' } };
  expect(isSameContent(before, { file: { hashcode: 'a', name: 'Plan 2.pdf' } })).toBe(true);
  expect(isSameContent(before, { file: { hashcode: 'b', name: 'Plan.pdf' } })).toBe(false);
  expect(isSameContent(before, { ...before, link: 'https://example.org' })).toBe(false);
  expect(isSameContent({ body: '<p>a</p>' }, { body: '<p>b</p>' })).toBe(false);
});

test('each kind has a content of its own', () => {
  expect(['page', 'file', 'link'].map(contentFieldOf)).toEqual(['body', 'file', 'link']);
});

test('[7.39] a search finds every word in any order, without case and accents', () => {
  const map = { title: 'Māori ward map', summary: 'Where to park', event: 'Heat Ōtāhuhu' };
  const rules = { title: 'Rules', summary: null, event: null };
  expect(findResources([map, rules], 'otahuhu maori')).toEqual([map]);
  expect(findResources([map, rules], '  ')).toEqual([map, rules]);
  expect(findResources([map, rules], 'park rules')).toEqual([]);
});
