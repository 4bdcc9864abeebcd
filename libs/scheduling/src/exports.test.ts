import { expect, it } from 'vitest';
import * as scheduling from './index';
import * as show from './show';

it('exports exactly what is listed here', () => {
  expect(Object.keys(scheduling).sort()).toEqual(['ShowLink', 'WaitingNote', 'useWaitingLane']);
  expect(Object.keys(show)).toEqual(['Screen']);
});
