import { expect, it } from 'vitest';
import * as scheduling from './index';
import * as night from './night';
import * as show from './show';
import * as stageDoor from './stageDoor';

it('exports exactly what is listed here', () => {
  expect(Object.keys(scheduling).sort()).toEqual(['ShowLink', 'WaitingNote', 'useWaitingLane']);
  expect(Object.keys(night).sort()).toEqual([
    'clockTime',
    'lateText',
    'logOf',
    'minutesLate',
    'nameOf',
    'showAt',
    'useNow',
  ]);
  expect(Object.keys(show)).toEqual(['Screen']);
  expect(Object.keys(stageDoor)).toEqual(['Screen']);
});
