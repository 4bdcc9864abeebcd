import { amendAnswer } from '../support/amendAnswer';
import { liveliestEvent } from '../support/records';
import { tenantCodes } from '../support/tenants';
import { test } from '../support/test';

const themes = { showquest: 'light', rockquest: 'dark', launchpad: 'light', basketball: 'dark' } as const;

for (const tenant of tenantCodes) {
  test.describe(`the picture of ${tenant} in the README`, () => {
    test.use({ tenant });

    test('shows an event being run', async ({ page, staff }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), themes[tenant]);
      await amendAnswer<{ data: { app_args: object } }>(page, '**/app/arguments', ({ data }) => {
        Object.assign(data.app_args, { environment: 'production' });
      });
      const event = await liveliestEvent(staff, tenant);
      await page.goto(`/events/${event.hashcode}`);
      await page.getByRole('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${import.meta.dirname}/../../.storybook/docs/images/${tenant}.png` });
    });
  });
}
