import { expect, it } from 'vitest';
import { spokenMinutes } from './queueAnnouncement';

it('[7.46] [8.2] announces to a screen reader a buyer’s wait seldom far from their turn, and each of the last minutes', () => {
  expect([95, 91, 90, 47, 31, 30, 26, 12, 11, 10, 9, 2, 1].map(spokenMinutes)).toEqual([
    100, 100, 90, 50, 40, 30, 30, 15, 15, 10, 9, 2, 1,
  ]);
});
