import type { Role } from '@callboard/api-contract';
import { expect } from '@playwright/test';
import { answerInTurn, movesOf, watchMoves } from '../support/moves';
import { liveliestEvent } from '../support/records';
import { test } from '../support/test';

const sizes = { 'a wide window': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } };
const visits: readonly [Role, readonly string[]][] = [
  [
    'admin',
    ['/admin/landing', '/admin/dashboard', '/admin/performance', '/admin/booking', '/admin/accounting'],
  ],
  ['participant', ['/dashboard', '/account']],
  ['staff', ['/dashboard', '/events', '/venues', '/tasks', '/forms', '/account']],
];

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on ${size}, nothing that can be pressed moves while answers come`, () => {
    // Far from the venues: a time must not be drawn before its zone is known.
    test.use({ viewport, timezoneId: 'Australia/Perth' });
    test.beforeEach(async ({ page }) => {
      await watchMoves(page);
      await answerInTurn(page);
    });

    for (const [role, pages] of visits)
      test.describe(`for ${role}`, () => {
        test.use({ role });
        test('on pages and lists', async ({ page }) => {
          for (const path of pages) expect.soft(await movesOf(page, path), path).toEqual([]);
        });
      });

    test('on the parts of an event', async ({ page, staff, tenant }) => {
      const event = await liveliestEvent(staff, tenant);
      for (const tab of ['run', 'entries', 'people', 'details', 'tasks', 'files', 'history'])
        expect.soft(await movesOf(page, `/events/${event.hashcode}?tab=${tab}`), tab).toEqual([]);
    });
  });
}
