import type { LayoutContent } from '@callboard/api-contract/layouts';
import { expect, it } from 'vitest';
import { dropPart, listsOf, placeOf, removePart, stepPart } from './operations';

const widget = (id: string) => ({ id, kind: 'tasks' as const, name: id, settings: {} });
const cell = (id: string, ...widgets: string[]) => ({
  id,
  name: id,
  phone: 12,
  tablet: 6,
  desk: 6,
  widgets: widgets.map(widget),
});
const content: LayoutContent = {
  pages: [
    {
      id: 'page',
      name: 'Page',
      rows: [
        { id: 'first', name: 'Row', cells: [cell('left', 'a', 'b'), cell('right')] },
        { id: 'second', name: 'Row', cells: [cell('below', 'c')] },
      ],
    },
  ],
};

/** The ids of every list with a parent. */
const shape = (given: LayoutContent) =>
  Object.fromEntries(
    listsOf(given).map(({ parent, parts }) => [parent, parts.map(({ id }) => id).join(' ')]),
  );

it('moves a widget within its cell, then into the next one, across rows', () => {
  const later = stepPart(content, 'a', 1);
  expect(shape(later)).toMatchObject({ left: 'b a' });
  const next = stepPart(later, 'a', 1);
  expect(shape(next)).toMatchObject({ left: 'b', right: 'a' });
  const below = stepPart(next, 'a', 1);
  expect(shape(below)).toMatchObject({ right: '', below: 'a c' });
  expect(shape(stepPart(below, 'a', -1))).toMatchObject({ right: 'a', below: 'c' });
});

it('changes nothing at the ends', () => {
  expect(stepPart(content, 'a', -1)).toBe(content);
  expect(stepPart(content, 'page', 1)).toBe(content);
  expect(stepPart(content, 'missing', 1)).toBe(content);
});

it('moves a cell into the row before, with what is in it', () => {
  const moved = stepPart(content, 'below', -1);
  expect(shape(moved)).toMatchObject({ first: 'left right below', second: '', below: 'c' });
});

it('drops a part before or after one of its level, or into one that can hold it', () => {
  expect(shape(dropPart(content, 'a', { over: 'c', side: 'after' }))).toMatchObject({
    left: 'b',
    below: 'c a',
  });
  expect(shape(dropPart(content, 'b', { over: 'a', side: 'before' }))).toMatchObject({ left: 'b a' });
  expect(shape(dropPart(content, 'a', { over: 'right', side: 'in' }))).toMatchObject({ right: 'a' });
  expect(shape(dropPart(content, 'second', { over: 'first', side: 'before' }))).toMatchObject({
    page: 'second first',
  });
});

it('does not drop a part where it has no place', () => {
  expect(dropPart(content, 'a', { over: 'second', side: 'before' })).toBe(content);
  expect(dropPart(content, 'left', { over: 'page', side: 'in' })).toBe(content);
  expect(dropPart(content, 'a', { over: 'a', side: 'after' })).toBe(content);
});

it('removes a part with what is in it', () => {
  const less = removePart(content, 'first');
  expect(placeOf(less, 'a')).toBeUndefined();
  expect(shape(less)).toEqual({ '': 'page', page: 'second', second: 'below', below: 'c' });
});
