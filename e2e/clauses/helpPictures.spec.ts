import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { apiUser } from '../support/api';
import { openPicture, picturedPages, pictureRecords } from '../support/helpPicture';
import { test } from '../support/test';

const shown: Record<string, readonly string[]> = JSON.parse(
  readFileSync(new URL('../../libs/help/pictures/shown.json', import.meta.url), 'utf8'),
);

test('the screens of which the help has pictures open, with texts that the pictures show @slow', async ({
  browser,
  request,
  staff,
}) => {
  test.slow();
  const participant = await apiUser(request, 'showquest', 'participant');
  const records = await pictureRecords(staff, participant);
  for (const pictured of picturedPages)
    await test.step(pictured.id, async () => {
      const user = await apiUser(request, 'showquest', pictured.picture.role);
      const { page, texts } = await openPicture(browser, user, pictured, records);
      // The README of the help explains how they are taken again.
      const known = texts.filter((text) => shown[pictured.id]?.includes(text));
      expect.soft(known, pictured.id).not.toEqual([]);
      await page.context().close();
    });
});
