import { amendAnswer } from '../support/amendAnswer';
import { liveliestEvent } from '../support/records';
import { tenantCodes } from '../support/tenants';
import { test } from '../support/test';

for (const [index, tenant] of tenantCodes.entries()) {
  // Half of the pictures in each mode.
  const mode = index % 2 === 0 ? 'dark' : 'light';
  test.describe(`the picture of ${tenant} in the README`, () => {
    test.use({ tenant });

    test('shows an event being run', async ({ page, staff }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
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
