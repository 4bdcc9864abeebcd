import { beforeEach, expect, it } from 'vitest';
import { noteVisit, stepsBackTo } from './visitedPages';

/** Visits pages one after the other, as the router numbers them. */
function visit(...pages: string[]): void {
  pages.forEach((page, idx) => {
    window.history.replaceState({ idx }, '');
    noteVisit(page);
  });
}

beforeEach(() => visit('/'));

it.each<[string, string[], string, number | undefined]>([
  ['the list before', ['/', '/venues?page=2&search=hall', '/venues/1'], '/venues', -1],
  ['the list before the tabs of a record', ['/venues', '/venues/1', '/venues/1/bookings'], '/venues', -2],
  ['the last of two visits', ['/venues?a=1', '/', '/venues?a=2', '/venues/1'], '/venues', -1],
  ['a list by its search', ['/schools?is_school=false&x=1', '/schools/1'], '/schools?is_school=false', -1],
  ['no list with another search', ['/schools', '/schools/1'], '/schools?is_school=false', undefined],
  ['no list that was not visited', ['/', '/venues/1'], '/venues', undefined],
])('finds %s', (_, pages, href, steps) => {
  visit(...pages);
  expect(stepsBackTo(href)).toBe(steps);
});

it('forgets what was ahead when another page is opened', () => {
  visit('/', '/venues', '/venues/1');
  window.history.replaceState({ idx: 1 }, '');
  noteVisit('/events');
  window.history.replaceState({ idx: 2 }, '');
  noteVisit('/events/1');
  expect(stepsBackTo('/venues')).toBeUndefined();
});
