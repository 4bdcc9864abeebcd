import { expect, it } from 'vitest';
import { toPriority } from './toPriority';

it('recognises levels by word in any case and by number', () => {
  expect(['High', ' urgent ', 'normal', 1, '4', 0].map(toPriority)).toEqual([
    'high',
    'urgent',
    'medium',
    'low',
    'urgent',
    'none',
  ]);
});

it('recognises nothing else', () => {
  expect([9, -1, 1.5, Number.NaN, '', 'soon', 'constructor', null, {}].map(toPriority)).toEqual(
    Array.from({ length: 9 }),
  );
});
