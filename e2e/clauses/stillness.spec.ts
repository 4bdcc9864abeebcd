import type { Role } from '@callboard/api-contract';
import { expect, type ViewportSize } from '@playwright/test';
import { answerInSequence, movesOf, watchMoves, type Turn } from '../support/moves';
import { liveliestEvent } from '../support/records';
import { isLong } from '../../tools/vitest/tiers.mjs';
import { test } from '../support/test';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const sizes: Readonly<Record<string, { viewport: ViewportSize; next: Turn }>> = {
  'a wide window': { viewport: wide, next: 'first' },
  'a wide window with answers the other way round': { viewport: wide, next: 'last' },
  'a phone': { viewport: phone, next: 'last' },
};
const visits: readonly [Role, readonly string[]][] = [
  [
    'admin',
    ['/admin/landing', '/admin/dashboard', '/admin/performance', '/admin/booking', '/admin/accounting'],
  ],
  ['participant', ['/dashboard', '/account']],
  ['staff', ['/dashboard', '/events', '/venues', '/tasks', '/forms', '/account']],
];

// It measures pixels while answers and fonts arrive, which a busy machine or one without common fonts changes.
test.skip(!isLong, 'It is a part of the long run.');

for (const [size, { viewport, next }] of Object.entries(sizes)) {
  test.describe(`on ${size}, nothing that can be pressed moves while answers come`, () => {
    // Far from the venues: a time must not be drawn before its zone is known.
    test.use({ viewport, timezoneId: 'Australia/Perth' });
    test.beforeEach(async ({ page }) => {
      await watchMoves(page);
      await answerInSequence(page, next);
    });

    for (const [role, pages] of visits)
      test.describe(`for ${role}`, () => {
        test.use({ role });
        test('on pages and lists @slow', async ({ page }) => {
          for (const path of pages) expect.soft(await movesOf(page, path), path).toEqual([]);
        });
      });

    test('on the parts of an event @slow', async ({ page, staff, tenant }) => {
      const event = await liveliestEvent(staff, tenant);
      for (const tab of ['run', 'entries', 'people', 'details', 'tasks', 'files', 'history'])
        expect.soft(await movesOf(page, `/events/${event.hashcode}?tab=${tab}`), tab).toEqual([]);
    });
  });
}
